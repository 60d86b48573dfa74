"""Campaigns: chapters that are played one after the other, how each ended, and what is carried from one to the next."""
