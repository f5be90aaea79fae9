-- Files that photographers send from a browser, until they are submitted to review, and the releases that go with them.
CREATE TABLE upload (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Random. Names the address and the partial file; its author's session is needed as well.
  key text NOT NULL UNIQUE,
  author_id integer NOT NULL REFERENCES photographer ON DELETE CASCADE,
  file_name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  received bigint NOT NULL DEFAULT 0,
  -- As the browser claims it; null where it did not.
  sha256 bytea CHECK (length(sha256) = 32),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'uploading', 'checking', 'ready', 'refused')),
  refusal_code text,
  refusal_details text NOT NULL DEFAULT '',
  duplicate_of integer REFERENCES image ON DELETE SET NULL,
  -- The draft that was made of it.
  image_id integer UNIQUE REFERENCES image ON DELETE CASCADE,
  -- What the author said before there was an image.
  details jsonb NOT NULL DEFAULT '{}',
  -- [{ "id": image, "likeness": 0…1 }], the most alike first.
  look_alikes jsonb NOT NULL DEFAULT '[]',
  look_alikes_kept boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'refused') = (refusal_code IS NOT NULL)),
  CHECK (state <> 'ready' OR image_id IS NOT NULL)
);
CREATE INDEX upload_author ON upload (author_id, id);
CREATE INDEX upload_unsettled ON upload (updated_at) WHERE state <> 'ready';
CREATE INDEX upload_duplicate_of ON upload (duplicate_of) WHERE duplicate_of IS NOT NULL;

-- A model or property release; its file lies in the tenant's private folder under its key.
CREATE TABLE image_release (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  author_id integer NOT NULL REFERENCES photographer ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('model', 'property')),
  file_name text NOT NULL,
  bytes integer NOT NULL,
  key text NOT NULL UNIQUE,
  format text NOT NULL CHECK (format IN ('pdf', 'webp')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX image_release_author ON image_release (author_id);

-- The upload's row stays with its image, so this tells an image's releases too.
CREATE TABLE image_release_upload (
  release_id integer NOT NULL REFERENCES image_release ON DELETE CASCADE,
  upload_id integer NOT NULL REFERENCES upload ON DELETE CASCADE,
  PRIMARY KEY (release_id, upload_id)
);
CREATE INDEX image_release_upload_upload ON image_release_upload (upload_id);
