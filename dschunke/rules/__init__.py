"""The rules, a module for each chapter: each begins its part, lists what is legal, and acts."""
