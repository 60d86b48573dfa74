"""Data of a title from its YAML, with those of mods, and the text of its rules book; no window."""
