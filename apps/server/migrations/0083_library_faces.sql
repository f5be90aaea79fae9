-- Faces in pictures: where they are and what is said of them, each with how sure that is and who says it. Nothing from
-- which a person could be recognised is kept. What nobody could tell is null.
CREATE TABLE image_face (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  -- In shares of the picture's width and height.
  x real NOT NULL CHECK (x BETWEEN 0 AND 1),
  y real NOT NULL CHECK (y BETWEEN 0 AND 1),
  width real NOT NULL CHECK (width > 0 AND width <= 1),
  height real NOT NULL CHECK (height > 0 AND height <= 1),
  -- That it is a face at all.
  confidence real NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  source text NOT NULL CHECK (source IN ('model', 'cloud', 'manual')),
  age smallint CHECK (age BETWEEN 0 AND 120),
  age_confidence real,
  age_source text CHECK (age_source IN ('model', 'cloud', 'manual')),
  gender text CHECK (gender IN ('female', 'male')),
  gender_confidence real,
  gender_source text CHECK (gender_source IN ('model', 'cloud', 'manual')),
  expression text CHECK (expression IN ('neutral', 'smile', 'laugh', 'sad', 'surprised', 'angry')),
  expression_confidence real,
  expression_source text CHECK (expression_source IN ('model', 'cloud', 'manual')),
  race text CHECK (race IN ('yellow', 'white', 'black', 'arabs')),
  race_confidence real,
  race_source text CHECK (race_source IN ('model', 'cloud', 'manual')),
  beauty smallint CHECK (beauty BETWEEN 0 AND 100),
  beauty_confidence real,
  beauty_source text CHECK (beauty_source IN ('model', 'cloud', 'manual')),
  CONSTRAINT image_face_told CHECK ((age IS NULL) = (age_source IS NULL) AND (gender IS NULL) = (gender_source IS NULL)
    AND (expression IS NULL) = (expression_source IS NULL) AND (race IS NULL) = (race_source IS NULL)
    AND (beauty IS NULL) = (beauty_source IS NULL))
);
CREATE INDEX image_face_image ON image_face (image_id);

-- That an image was looked at, and by whom last; what a person has corrected is not looked at again.
CREATE TABLE face_check (
  image_id integer PRIMARY KEY REFERENCES image ON DELETE CASCADE,
  source text NOT NULL CHECK (source IN ('model', 'cloud', 'manual')),
  -- Why it could not be looked at; null where it was.
  fault text,
  checked_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE face_setting (
  is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  is_on boolean NOT NULL DEFAULT false,
  provider text NOT NULL DEFAULT 'model' CHECK (provider IN ('model', 'cloud')),
  -- What was looked at before is looked at again.
  checks_since timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO face_setting DEFAULT VALUES;

ALTER TABLE image DROP COLUMN faces;

-- Whether the people shown let their pictures be found by what is seen of them; null where the release says nothing.
ALTER TABLE image_release ADD COLUMN allows_face_search boolean;
