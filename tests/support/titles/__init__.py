"""Titles for tests, which the registry finds where a test adds this folder to its own (`tests.support.tiny_title`)."""
