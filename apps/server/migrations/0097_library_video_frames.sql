-- Small pictures of the film at even distances, so many; 0 for a version that was made without.
ALTER TABLE video ADD COLUMN frames smallint NOT NULL DEFAULT 0 CHECK (frames >= 0);
