"""Ayllus that the die leads in Solo (section 27): whom it names, and what the table has them do."""
