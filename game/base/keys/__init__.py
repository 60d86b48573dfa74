"""What the keys do: the table of all actions of the shell, and which key a player has chosen for each."""
