-- Named folders of what a person has collected; what lies in none is in the default one.
CREATE TABLE collection_folder (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  -- In the owner's order, from 1 up; equal ones by their age.
  position integer NOT NULL,
  -- Chosen by the owner; without one, or once it is no longer shown there, the image collected last stands for the folder.
  cover_image_id integer REFERENCES image ON DELETE SET NULL,
  -- Mark of the link's token, by which it is found, and the token sealed, to be shown to the owner again; null while private.
  token_mark bytea UNIQUE,
  token_sealed bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((token_mark IS NULL) = (token_sealed IS NULL)),
  UNIQUE (user_id, id)
);
CREATE UNIQUE INDEX collection_folder_name ON collection_folder (user_id, name);
CREATE INDEX collection_folder_cover ON collection_folder (cover_image_id) WHERE cover_image_id IS NOT NULL;

-- Only in a folder of one's own; what a deleted folder held falls back to the default one.
ALTER TABLE collection_image ADD COLUMN folder_id integer,
  ADD FOREIGN KEY (user_id, folder_id) REFERENCES collection_folder (user_id, id) ON DELETE SET NULL (folder_id);
CREATE INDEX collection_image_folder ON collection_image (user_id, folder_id, created_at DESC);
ALTER TABLE collection_album ADD COLUMN folder_id integer,
  ADD FOREIGN KEY (user_id, folder_id) REFERENCES collection_folder (user_id, id) ON DELETE SET NULL (folder_id);
CREATE INDEX collection_album_folder ON collection_album (user_id, folder_id, created_at DESC);
