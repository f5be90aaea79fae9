-- How one gets to a conference and in: entrances, lines and shuttles, parking. A line each.
ALTER TABLE conference ADD COLUMN directions text NOT NULL DEFAULT '';
