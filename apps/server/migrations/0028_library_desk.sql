-- A picture that was sold outlives the trash: its public files are gone, its original and licences stay.
ALTER TABLE image ADD purged_at timestamptz;
CREATE INDEX image_trash ON image (id) WHERE review_state = 'deleted' AND purged_at IS NULL;
CREATE INDEX album_trash ON album (id) WHERE review_state = 'deleted';
