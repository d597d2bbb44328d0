"""The speed figures of segrender, against a C program and other programs doing the same work."""
