"""What games of this kind share, made once: their data, rules, computer players and boards."""
