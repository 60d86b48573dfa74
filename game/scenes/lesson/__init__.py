"""Lessons: a title is taught on its own table, step by step."""
