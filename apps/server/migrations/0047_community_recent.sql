-- The images a person opened, each once with the last time; only so many of the last ones are kept.
CREATE TABLE recent_image (
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, image_id)
);
CREATE INDEX recent_image_seen ON recent_image (user_id, seen_at DESC);
CREATE INDEX recent_image_image ON recent_image (image_id);
-- Who doesn't want that kept.
CREATE TABLE recent_off (user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE);
