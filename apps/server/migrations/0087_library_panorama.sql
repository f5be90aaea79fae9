-- Tours of scenes that are looked at all around. What editors arrange and what visitors see are whole documents.
CREATE TABLE panorama (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draft jsonb NOT NULL,
  -- Number of the draft's last change, and of the one that was published.
  revision integer NOT NULL DEFAULT 1,
  live jsonb,
  live_revision integer,
  is_offline boolean NOT NULL DEFAULT false,
  editor_id integer REFERENCES app_user ON DELETE SET NULL,
  views integer NOT NULL DEFAULT 0,
  published_at timestamptz,
  -- Of what visitors see.
  live_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((live IS NULL) = (live_revision IS NULL))
);
CREATE INDEX panorama_editor ON panorama (editor_id) WHERE editor_id IS NOT NULL;

-- One equirectangular picture, cut into tiles by a job.
CREATE TABLE panorama_picture (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  panorama_id integer NOT NULL REFERENCES panorama ON DELETE CASCADE,
  original_key text NOT NULL,
  original_name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes bigint NOT NULL,
  -- The file itself says that it is one (GPano).
  is_declared boolean NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'ready', 'failed')),
  error text,
  tiles_done integer NOT NULL DEFAULT 0,
  tiles_total integer NOT NULL DEFAULT 0,
  -- Names the tiles; 128 random bits.
  version text UNIQUE,
  -- Width in pixels of the finest tiles, all of them in a row.
  tile_width integer,
  -- Mark that the tiles carry.
  recipe text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'ready' OR (version IS NOT NULL AND tile_width IS NOT NULL))
);
CREATE INDEX panorama_picture_of ON panorama_picture (panorama_id);

CREATE VIEW live_panorama AS
  SELECT id, live, live ->> 'title' AS title, published_at, live_at, views FROM panorama WHERE live IS NOT NULL AND NOT is_offline;

ALTER TABLE view_mark DROP CONSTRAINT view_mark_kind_check;
ALTER TABLE view_mark ADD CONSTRAINT view_mark_kind_check
  CHECK (kind IN ('image', 'album', 'photographer', 'download', 'video', 'panorama', 'book'));
