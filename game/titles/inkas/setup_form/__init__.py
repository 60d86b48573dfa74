"""What can be chosen before a quest."""
