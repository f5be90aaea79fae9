-- Videos: uploaded by the office, cut into qualities by a job, published on /video.
CREATE TABLE video (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Names its files; not to be guessed.
  key text NOT NULL UNIQUE,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  labels text[] NOT NULL DEFAULT '{}',
  category_id integer REFERENCES category,
  author_id integer REFERENCES photographer ON DELETE SET NULL,
  unit_id integer REFERENCES organization_unit ON DELETE SET NULL,
  -- Tiers whose original anyone who is logged in may have.
  free_tiers text[] NOT NULL DEFAULT '{}' CHECK (free_tiers <@ ARRAY['editorial', 'commercial', 'extended']),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'processing', 'ready', 'failed', 'published', 'offline')),
  file_name text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  received bigint NOT NULL DEFAULT 0,
  -- Why it failed: a code of the catalogue.
  failure text,
  format text CHECK (format IN ('mp4', 'mov')),
  duration_ms integer CHECK (duration_ms > 0),
  -- Upright.
  width integer,
  height integer,
  frame_rate real,
  video_codec text,
  audio_codec text,
  -- Of the files that are served; of those that are being made.
  version text,
  next_version text,
  -- Percent of what is being made.
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  -- Whoever has the lease makes the files; it is prolonged while they live.
  lease text,
  leased_until timestamptz,
  still_at_ms integer[] NOT NULL DEFAULT '{}',
  poster_at_ms integer,
  poster_version text,
  views integer NOT NULL DEFAULT 0,
  created_by integer REFERENCES app_user ON DELETE SET NULL,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state NOT IN ('ready', 'published', 'offline') OR (version IS NOT NULL AND duration_ms IS NOT NULL AND poster_version IS NOT NULL)),
  CHECK (state <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX video_newest ON video (published_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX video_unit ON video (unit_id) WHERE state = 'published';
CREATE INDEX video_author ON video (author_id);
CREATE INDEX video_category ON video (category_id);

-- One quality of one version.
CREATE TABLE video_rendition (
  video_id integer NOT NULL REFERENCES video ON DELETE CASCADE,
  version text NOT NULL,
  -- Pixels of the short side.
  name text NOT NULL CHECK (name IN ('360', '720', '1080')),
  width integer NOT NULL,
  height integer NOT NULL,
  -- Null until it is made.
  bytes bigint,
  PRIMARY KEY (video_id, version, name)
);

CREATE TABLE video_caption (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  video_id integer NOT NULL REFERENCES video ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('zh', 'en')),
  -- WebVTT, written anew from what was read.
  text text NOT NULL,
  version text NOT NULL,
  cues integer NOT NULL,
  CONSTRAINT video_caption_language UNIQUE (video_id, language)
);

CREATE TABLE video_chapter (
  video_id integer NOT NULL REFERENCES video ON DELETE CASCADE,
  starts_at_ms integer NOT NULL CHECK (starts_at_ms >= 0),
  title text NOT NULL,
  PRIMARY KEY (video_id, starts_at_ms)
);

-- Visits to videos are counted as those to images are.
ALTER TABLE view_mark DROP CONSTRAINT view_mark_kind_check;
ALTER TABLE view_mark ADD CONSTRAINT view_mark_kind_check CHECK (kind IN ('image', 'album', 'photographer', 'download', 'video'));
