"""The pictures of INKAS: The Legend."""
