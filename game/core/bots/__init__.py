"""What computer players decide and what people are advised, thought out in a process beside the game's own."""
