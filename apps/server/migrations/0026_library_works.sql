-- What photographers make of their own works: who sees an album, and what is counted of pictures.

-- A deleted album doesn't hold its title.
DROP INDEX album_author_title;
CREATE UNIQUE INDEX album_author_title ON album (author_id, title) WHERE review_state <> 'deleted';

-- Who sees the album's page: everyone, members of the author's organisation units, those with its link, or the author. Its images keep their own state.
ALTER TABLE album ADD visibility text NOT NULL DEFAULT 'all' CHECK (visibility IN ('all', 'unit', 'link', 'self'));

-- The link to an album that is seen by its link.
CREATE TABLE album_share (
  album_id integer PRIMARY KEY REFERENCES album ON DELETE CASCADE,
  -- Mark of the link's token, by which it is found, and the token sealed, to be shown to the author again.
  token_mark bytea NOT NULL UNIQUE,
  token_sealed bytea NOT NULL,
  -- Argon2id; null where the link suffices.
  password_hash text,
  -- The last day on which the link works, in the site's time zone; null without an end.
  last_day date,
  can_download boolean NOT NULL DEFAULT false
);

-- Who saw what on a day, so that they are counted once. Emptied daily; what a crash loses is counted again.
CREATE UNLOGGED TABLE view_mark (
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'album', 'photographer', 'download')),
  subject_id integer NOT NULL,
  -- Keyed hash of the user's id, or of address and browser.
  visitor bytea NOT NULL,
  PRIMARY KEY (day, kind, subject_id, visitor)
);

-- What was counted of an image on a day (in the site's time zone).
CREATE TABLE image_day (
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0,
  likes integer NOT NULL DEFAULT 0,
  collects integer NOT NULL DEFAULT 0,
  downloads integer NOT NULL DEFAULT 0,
  sales integer NOT NULL DEFAULT 0,
  PRIMARY KEY (image_id, day)
);
CREATE INDEX image_day_day ON image_day (day);

-- What was counted before days were kept stands at the day of publication.
INSERT INTO image_day (image_id, day, views, likes, collects, downloads, sales)
SELECT id, published_at::date, views, likes, collects, downloads, sales FROM image
WHERE published_at IS NOT NULL AND views + likes + collects + downloads + sales > 0;
