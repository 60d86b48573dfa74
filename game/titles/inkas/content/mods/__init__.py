"""Puts mods together with the title's data: their figures stand in the place of its own."""
