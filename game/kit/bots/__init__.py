"""What computer players of games of this kind share: levels, baselines, nets, an environment to learn in; no window."""
