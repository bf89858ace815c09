def why_not(s, option_id): return None
