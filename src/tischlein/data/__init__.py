"""Games as data: simulate them, write one line per game, read lines back and convert them to Parquet tables."""
