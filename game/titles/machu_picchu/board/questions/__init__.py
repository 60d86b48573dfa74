"""Questions to people beside whose turn it is: asked, answered by order, hidden."""
