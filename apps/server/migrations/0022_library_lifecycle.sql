-- What becomes of an image or album after it was added, and what is said about it.
ALTER TABLE image DROP CONSTRAINT image_review_state_check, ADD CONSTRAINT image_review_state_check
  CHECK (review_state IN ('draft', 'pending', 'approved', 'rejected', 'offline', 'deleted'));
ALTER TABLE album DROP CONSTRAINT album_review_state_check, ADD CONSTRAINT album_review_state_check
  CHECK (review_state IN ('draft', 'pending', 'approved', 'rejected', 'offline', 'deleted'));

ALTER TABLE image
  ADD editorial_only boolean NOT NULL DEFAULT false,
  -- What the author declares; null where nobody was asked.
  ADD ai_use text CHECK (ai_use IN ('none', 'assisted', 'generated')),
  ADD submitted_at timestamptz;
CREATE INDEX image_pending ON image (submitted_at, id) WHERE review_state = 'pending';
UPDATE image SET submitted_at = created_at WHERE review_state = 'pending';

-- Every move of a state, in order: the history of an image or album.
CREATE TABLE state_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  image_id integer REFERENCES image ON DELETE CASCADE,
  album_id integer REFERENCES album ON DELETE CASCADE,
  from_state text NOT NULL,
  to_state text NOT NULL,
  -- Null: the program itself.
  actor_id integer REFERENCES app_user ON DELETE SET NULL,
  -- Codes of the reasons given, and what was written to the author.
  reasons text[] NOT NULL DEFAULT '{}',
  message text NOT NULL DEFAULT '',
  -- Where on the picture, in shares of its width and height: { x, y, width, height }.
  frame jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(image_id, album_id) = 1)
);
CREATE INDEX state_change_image ON state_change (image_id, id) WHERE image_id IS NOT NULL;
CREATE INDEX state_change_album ON state_change (album_id, id) WHERE album_id IS NOT NULL;
CREATE INDEX state_change_actor ON state_change (actor_id, at);
