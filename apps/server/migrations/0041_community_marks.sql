-- Who likes what. The counters stand at the works.
CREATE TABLE image_like (
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (image_id, user_id)
);
CREATE INDEX image_like_user ON image_like (user_id);
CREATE TABLE album_like (
  album_id integer NOT NULL REFERENCES album ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (album_id, user_id)
);
CREATE INDEX album_like_user ON album_like (user_id);

-- What people keep to find it again.
CREATE TABLE collection_image (
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (image_id, user_id)
);
CREATE INDEX collection_image_user ON collection_image (user_id, created_at DESC);
CREATE TABLE collection_album (
  album_id integer NOT NULL REFERENCES album ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (album_id, user_id)
);
CREATE INDEX collection_album_user ON collection_album (user_id, created_at DESC);
