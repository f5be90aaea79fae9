-- What a text-image model makes of each image, by which words find pictures; empty where there is no such model.
CREATE TABLE image_meaning (
  image_id integer PRIMARY KEY REFERENCES image ON DELETE CASCADE,
  -- Vectors of different models can't be compared.
  model text NOT NULL,
  -- A byte a number; null until it is described.
  vector bytea,
  attempts smallint NOT NULL DEFAULT 1,
  -- Why the last attempt failed.
  fault text,
  -- An attempt is under way, or the next one is put off, until then.
  claimed_until timestamptz NOT NULL,
  described_at timestamptz
);
ALTER TABLE image_meaning ALTER COLUMN vector SET STORAGE EXTERNAL;
CREATE INDEX image_meaning_model ON image_meaning (model, image_id);
CREATE INDEX image_meaning_described ON image_meaning (described_at, image_id);
CREATE INDEX image_meaning_waiting ON image_meaning (claimed_until) WHERE vector IS NULL;
