-- The looks of an image and of its parts, by which a piece of it is found; docs/adr. One row an image: reading a million codes costs little.
CREATE TABLE image_region_look (
  image_id integer PRIMARY KEY REFERENCES image ON DELETE CASCADE,
  model text NOT NULL,
  -- 32 bytes a look: the whole, then the parts.
  codes bytea NOT NULL,
  -- 256 bytes a look, in the same order. Read for the few that are compared exactly, so it lies out of the row.
  descriptors bytea NOT NULL,
  described_at timestamptz NOT NULL DEFAULT now()
) WITH (toast_tuple_target = 128);
ALTER TABLE image_region_look ALTER COLUMN codes SET STORAGE PLAIN, ALTER COLUMN descriptors SET STORAGE EXTERNAL;
CREATE INDEX image_region_look_described ON image_region_look (described_at);

-- Pictures that people search with; sealed, and gone after an hour.
CREATE TABLE temp_image (
  key text PRIMARY KEY,
  -- Digest of the cookie of the browser that sent it.
  owner bytea NOT NULL,
  picture bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  tag text NOT NULL DEFAULT '',
  has_faces boolean,
  expires_at timestamptz NOT NULL
);
ALTER TABLE temp_image ALTER COLUMN picture SET STORAGE EXTERNAL;
CREATE INDEX temp_image_expires ON temp_image (expires_at);
