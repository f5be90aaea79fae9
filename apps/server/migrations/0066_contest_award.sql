-- Awards of activities, each with what its certificate prints.

-- Counts the changes of an activity's awards, so that one made over a newer one is noticed.
ALTER TABLE activity ADD awards_revision integer NOT NULL DEFAULT 0;

CREATE TABLE award (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id integer NOT NULL REFERENCES activity,
  -- Name of one of the rules' prizes: one that is awarded keeps its name.
  prize text NOT NULL,
  -- On the board when it was published; null where it stands on none.
  rank integer,
  entry_id integer REFERENCES entry ON DELETE SET NULL,
  -- The winner; null once the account is gone.
  user_id integer REFERENCES app_user ON DELETE SET NULL,
  -- Of the certificate, which anybody can check it by.
  no text NOT NULL UNIQUE,
  -- As printed: they stay whatever becomes of the work and its author.
  author_name text NOT NULL,
  title text NOT NULL,
  number integer NOT NULL,
  state text NOT NULL DEFAULT 'awarded' CHECK (state IN ('awarded', 'published', 'revoked')),
  -- Of a revocation.
  reason text NOT NULL DEFAULT '',
  awarded_by integer REFERENCES app_user ON DELETE SET NULL,
  awarded_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  revoked_at timestamptz,
  revoked_by integer REFERENCES app_user ON DELETE SET NULL,
  CHECK ((state = 'awarded') = (published_at IS NULL)),
  CHECK ((state = 'revoked') = (revoked_at IS NOT NULL))
);
CREATE UNIQUE INDEX award_once ON award (activity_id, prize, entry_id) WHERE state <> 'revoked';
CREATE INDEX award_entry ON award (entry_id);
CREATE INDEX award_user ON award (user_id, id DESC);
