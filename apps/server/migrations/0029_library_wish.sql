-- People who would like to use a picture that isn't for sale.
CREATE TABLE image_wish (
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (image_id, user_id)
);
CREATE INDEX image_wish_user ON image_wish (user_id);
