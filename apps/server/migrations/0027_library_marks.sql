-- What is drawn over the pictures: the site's own watermark (no category), and those of categories, which hold for what is below them too.
CREATE TABLE watermark (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer REFERENCES category ON DELETE CASCADE,
  settings jsonb NOT NULL,
  -- Names what is drawn; the second part of image.recipe.
  hash text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by integer REFERENCES app_user ON DELETE SET NULL
);
CREATE UNIQUE INDEX watermark_category ON watermark (coalesce(category_id, 0));

-- A library that has pictures keeps its mark; a new one begins with the recommended one.
INSERT INTO watermark (settings, hash) SELECT '{"mark": {"kind": "text", "text": "图苑 Tuyuan"}, "isTiled": true, "corner": null, "hasNumber": false, "adapts": false,
  "opacity": 18, "rotation": -28, "scale": 3.2, "spacing": 6.25, "margin": 2}', 'c860c3debdbd' WHERE EXISTS (SELECT FROM image);
INSERT INTO watermark (settings, hash) SELECT '{"mark": {"kind": "text", "text": "图苑 Tuyuan"}, "isTiled": true, "corner": "southeast", "hasNumber": true, "adapts": false,
  "opacity": 30, "rotation": -24, "scale": 3.2, "spacing": 4.5, "margin": 2}', '0eb5caac4e70' WHERE NOT EXISTS (SELECT FROM image);

-- Rendering again after a watermark has changed: how many pictures there were to do, and how many were left when it last began.
CREATE TABLE rerendering (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  is_paused boolean NOT NULL DEFAULT false,
  total integer NOT NULL DEFAULT 0,
  began_at timestamptz,
  left_then integer NOT NULL DEFAULT 0
);
INSERT INTO rerendering DEFAULT VALUES;

-- Pages that are still open ask for the version before.
ALTER TABLE image ADD previous_version text;

-- Copies of originals that were handed out, each with an invisible mark of its own.
CREATE TABLE download_mark (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Seeds the mark's pattern: whoever knows it could find and remove the mark, so it never leaves the server.
  code bytea NOT NULL UNIQUE CHECK (length(code) = 16),
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  user_id integer REFERENCES app_user ON DELETE SET NULL,
  -- The licence it was downloaded under; null for the back office, and for a link that the author shared.
  license_id integer,
  purpose text NOT NULL CHECK (purpose IN ('office', 'license', 'shared')),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX download_mark_image ON download_mark (image_id, id);
