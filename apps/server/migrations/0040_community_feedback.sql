-- What users tell the office.
CREATE TABLE feedback (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('problem', 'suggestion', 'content', 'account', 'other')),
  contact text NOT NULL DEFAULT '',
  -- new: waits for the office; replied: for the writer.
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'replied', 'closed')),
  satisfaction text CHECK (satisfaction IN ('good', 'fair', 'poor')),
  created_at timestamptz NOT NULL DEFAULT now(),
  moved_at timestamptz NOT NULL DEFAULT now(),
  CHECK (satisfaction IS NULL OR state = 'closed')
);
CREATE INDEX feedback_user ON feedback (user_id, moved_at DESC);
CREATE INDEX feedback_state ON feedback (state, moved_at DESC);

CREATE TABLE feedback_message (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feedback_id integer NOT NULL REFERENCES feedback ON DELETE CASCADE,
  -- Who of the office wrote it; the writer sees only that it was the office.
  office_user_id integer REFERENCES app_user ON DELETE SET NULL,
  is_office boolean NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_message_of ON feedback_message (feedback_id, id);
CREATE INDEX feedback_message_office ON feedback_message (office_user_id) WHERE office_user_id IS NOT NULL;
