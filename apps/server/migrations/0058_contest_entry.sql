-- What an author says of a work that looks like another one.
ALTER TABLE entry ADD explanation text NOT NULL DEFAULT '';

-- Until then a work is mended and withdrawn: once works are no longer taken in and somebody judges them, they stay.
CREATE FUNCTION activity_lock(a activity) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(a.submit_to, coalesce(least(a.vote_from, a.judge_from, a.publicity_from), a.submit_to))
$$;

-- What the office decided on a work, in turn.
CREATE TABLE entry_decision (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id integer NOT NULL REFERENCES entry ON DELETE CASCADE,
  from_state text NOT NULL,
  to_state text NOT NULL,
  -- Contract `entryReasons`.
  reasons text[] NOT NULL DEFAULT '{}',
  message text NOT NULL DEFAULT '',
  -- The work's revision after it.
  revision integer NOT NULL,
  -- Whether the work was one that had been mended.
  was_mended boolean NOT NULL,
  -- The words that the decision replaced.
  former_reason text NOT NULL DEFAULT '',
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX entry_decision_of ON entry_decision (entry_id, id DESC);
