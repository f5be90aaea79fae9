-- How often a video was begun since a part of it was last finished: counted here, because a process that is killed can't tell.
ALTER TABLE video ADD COLUMN attempts smallint NOT NULL DEFAULT 0;
-- A video that was made before stays what it was when making it anew fails.
UPDATE video SET state = CASE WHEN published_at IS NULL THEN 'ready' ELSE 'offline' END, next_version = NULL
WHERE state = 'failed' AND version IS NOT NULL AND duration_ms IS NOT NULL AND poster_version IS NOT NULL;
