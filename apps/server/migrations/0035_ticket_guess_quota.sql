-- Wrong ticket codes are counted as quotas.
DROP TABLE guess_level;
