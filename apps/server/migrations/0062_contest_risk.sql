-- The board of a contest's votes, and the groups of votes that look arranged.

-- As it was computed last; it stands still while the rules freeze it.
CREATE TABLE vote_board (
  activity_id integer PRIMARY KEY REFERENCES activity,
  -- Votes up to this moment are on it.
  counted_to timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  -- Of each work: its votes, those of a day before, of each of seven days, those removed.
  works jsonb NOT NULL,
  -- Of the whole chain at that moment.
  sums jsonb NOT NULL
);

CREATE TABLE vote_risk_group (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id integer NOT NULL REFERENCES activity,
  entry_id integer NOT NULL REFERENCES entry,
  kind text NOT NULL CHECK (kind IN ('device', 'address', 'night', 'link')),
  -- The device, network, night or link that its votes have in common.
  source text NOT NULL,
  -- As the office, and voters after the freeze, read it.
  reason text NOT NULL,
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'quarantined' CHECK (state IN ('quarantined', 'removed', 'restored')),
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz,
  decision text NOT NULL DEFAULT '',
  found_at timestamptz NOT NULL DEFAULT now()
);
-- One that is being looked at takes in what comes later.
CREATE UNIQUE INDEX vote_risk_group_open ON vote_risk_group (activity_id, entry_id, kind, source) WHERE state = 'quarantined';
CREATE INDEX vote_risk_group_of ON vote_risk_group (activity_id, state, score DESC);

ALTER TABLE vote ADD COLUMN risk_group_id integer REFERENCES vote_risk_group ON DELETE SET NULL;
CREATE INDEX vote_in_group ON vote (risk_group_id) WHERE risk_group_id IS NOT NULL;
