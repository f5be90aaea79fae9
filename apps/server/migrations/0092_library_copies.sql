-- Two pictures of the library of which one seems to be made from the other; without a decision it waits.
CREATE TABLE image_copy (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The one that was uploaded first.
  original_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  copy_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  changes text[] NOT NULL CHECK (cardinality(changes) > 0
    AND changes <@ ARRAY['same', 'resized', 'cropped', 'framed', 'mirrored', 'recoloured', 'greyed']),
  -- How much of the one the other shows, by area.
  shared_percent integer NOT NULL CHECK (shared_percent BETWEEN 1 AND 100),
  confidence integer NOT NULL CHECK (confidence BETWEEN 0 AND 100),
  found_at timestamptz NOT NULL DEFAULT now(),
  -- When the original's author asked the office to decide.
  requested_at timestamptz,
  decision text CHECK (decision IN ('notCopy', 'allowed', 'copyOffline', 'originalOffline')),
  -- What was written with the decision, or why it was opened again.
  note text NOT NULL DEFAULT '',
  decided_at timestamptz,
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT image_copy_order CHECK (original_id < copy_id),
  CONSTRAINT image_copy_pair UNIQUE (original_id, copy_id)
);
CREATE INDEX image_copy_of ON image_copy (copy_id);
CREATE INDEX image_copy_open ON image_copy (confidence DESC, id DESC) WHERE decision IS NULL;
CREATE INDEX image_copy_decided ON image_copy (decided_at DESC, id DESC) WHERE decision IS NOT NULL;
CREATE INDEX image_copy_decider ON image_copy (decided_by) WHERE decided_by IS NOT NULL;

-- Images that were held against the library; another recipe than today's: to be done again.
CREATE TABLE image_copy_check (
  image_id integer PRIMARY KEY REFERENCES image ON DELETE CASCADE,
  recipe text NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now()
);
