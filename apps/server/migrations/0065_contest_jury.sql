-- The jury of contests: who judges, in which rounds, and what each of them gave.

CREATE TABLE juror (
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user,
  added_by integer REFERENCES app_user ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  -- Judges no more; the ballots stay.
  removed_at timestamptz,
  PRIMARY KEY (activity_id, user_id)
);
CREATE INDEX juror_of ON juror (user_id);

CREATE TABLE jury_round (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('yesNo', 'score')),
  -- Ballots that each work needs.
  quorum integer NOT NULL CHECK (quorum BETWEEN 1 AND 50),
  -- So many of the round before; NULL for all accepted works.
  best_of integer CHECK (best_of IS NULL OR (best_of > 0 AND number > 1)),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'paused', 'closed', 'published')),
  -- Who had not finished when it was closed, and why it was closed all the same.
  missing_jurors integer[] NOT NULL DEFAULT '{}',
  closing_reason text NOT NULL DEFAULT '',
  opened_at timestamptz,
  closed_at timestamptz,
  published_at timestamptz,
  created_by integer REFERENCES app_user ON DELETE SET NULL,
  UNIQUE (activity_id, number)
);
-- One after the other.
CREATE UNIQUE INDEX jury_round_unfinished ON jury_round (activity_id) WHERE state IN ('draft', 'open', 'paused');

-- The works of a round, from its opening on.
CREATE TABLE jury_work (
  round_id integer NOT NULL REFERENCES jury_round ON DELETE CASCADE,
  entry_id integer NOT NULL REFERENCES entry,
  PRIMARY KEY (round_id, entry_id)
);

CREATE TABLE jury_ballot (
  round_id integer NOT NULL,
  entry_id integer NOT NULL,
  juror_id integer NOT NULL REFERENCES app_user,
  -- 0 and 1 for no and yes; NULL for a conflict of interest.
  value integer CHECK (value BETWEEN 0 AND 10),
  note text NOT NULL DEFAULT '',
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (round_id, entry_id, juror_id),
  FOREIGN KEY (round_id, entry_id) REFERENCES jury_work ON DELETE CASCADE
);
