"""What a person does at the table: gestures and keys, and the actions they become."""
