"""The chapters of Wiraqocha's campaigns: how they begin, what they ask for, and what they leave behind."""
