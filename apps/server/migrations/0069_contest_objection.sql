-- Objections to the place of a work while the results are public but not final.

CREATE TABLE objection (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  entry_id integer NOT NULL REFERENCES entry ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN ('votes', 'author', 'rules', 'jury', 'other')),
  -- As the office reads it; the public does not.
  text text NOT NULL,
  -- `dropped`: who made it is gone.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'rejected', 'dropped')),
  -- As everybody reads it.
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by integer REFERENCES app_user ON DELETE SET NULL
);
CREATE UNIQUE INDEX objection_open ON objection (entry_id, user_id) WHERE state = 'open';
CREATE INDEX objection_of ON objection (activity_id, id DESC);
CREATE INDEX objection_by ON objection (user_id);

-- Kept with the activity: its state depends on it.
ALTER TABLE activity ADD COLUMN open_objections integer NOT NULL DEFAULT 0 CHECK (open_objections >= 0);

-- As before, but that the results stay public and not final until every objection is answered.
CREATE OR REPLACE FUNCTION activity_progress(a activity, at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN a.state <> 'published' THEN a.state
    WHEN at < least(a.register_from, a.submit_from) THEN 'preview'
    WHEN at >= a.publicity_from AND (at < a.publicity_to OR a.open_objections > 0) THEN 'publicity'
    WHEN at >= a.vote_from AND at < a.vote_to THEN 'voting'
    WHEN at >= a.judge_from AND at < a.judge_to THEN 'judging'
    WHEN at < a.submit_to THEN 'submitting'
    WHEN at >= greatest(a.submit_to, a.vote_to, a.judge_to, a.publicity_to) THEN 'finished'
    ELSE 'reviewing'
  END
$$;
