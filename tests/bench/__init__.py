"""`python -m tests.bench`: what the package costs, beside other libraries and as a game grows."""
