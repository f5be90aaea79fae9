-- Applications to become a photographer. A user has one that is open; after its approval they may one day apply again.
CREATE TABLE photographer_application (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'pending', 'approved', 'rejected', 'withdrawn')),
  real_name text NOT NULL DEFAULT '',
  unit_name text NOT NULL DEFAULT '',
  region_id integer REFERENCES region ON DELETE SET NULL,
  -- Of the agreement consented to when it was last submitted.
  agreement_version integer,
  -- How often it was submitted.
  attempts integer NOT NULL DEFAULT 0,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  -- Of the last rejection.
  reasons text[] NOT NULL DEFAULT '{}',
  message text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX photographer_application_open ON photographer_application (user_id) WHERE state <> 'approved';
CREATE INDEX photographer_application_user ON photographer_application (user_id, id DESC);
CREATE INDEX photographer_application_pending ON photographer_application (submitted_at, id) WHERE state = 'pending';
CREATE INDEX photographer_application_region ON photographer_application (region_id) WHERE region_id IS NOT NULL;

-- Every move of an application's state, in order.
CREATE TABLE photographer_application_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES photographer_application ON DELETE CASCADE,
  from_state text NOT NULL,
  to_state text NOT NULL,
  actor_id integer REFERENCES app_user ON DELETE SET NULL,
  reasons text[] NOT NULL DEFAULT '{}',
  message text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX photographer_application_change_of ON photographer_application_change (application_id, id);

-- Pictures of identity cards, sealed under the installation's key, which is not in the database.
CREATE TABLE photographer_id_card (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES photographer_application ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('front', 'back')),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (application_id, side)
);
ALTER TABLE photographer_id_card ALTER sealed SET STORAGE EXTERNAL;

CREATE TABLE photographer_sample (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES photographer_application ON DELETE CASCADE,
  -- Of the redrawn picture; the original isn't kept.
  picture_key text NOT NULL,
  -- Of the original.
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  file_name text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  camera jsonb NOT NULL,
  taken_at timestamptz,
  is_refused boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX photographer_sample_once ON photographer_sample (application_id, sha256);
