"""What everything else stands on: files read and written safely, words and languages, the player's profile."""
