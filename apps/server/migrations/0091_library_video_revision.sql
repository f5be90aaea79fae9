-- Which saving of a video’s words an editor began with.
ALTER TABLE video ADD COLUMN revision integer NOT NULL DEFAULT 1;
