-- What people tell the office about a work; those of one work are decided on together. Without an outcome it waits.
CREATE TABLE work_report (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_kind text NOT NULL CHECK (subject_kind IN ('image', 'album', 'work')),
  subject_id integer NOT NULL,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('untrue', 'abuse', 'advertising', 'off-topic', 'infringing', 'unlawful')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  outcome text CHECK (outcome IN ('dismissed', 'offline', 'settled')),
  decided_at timestamptz,
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  CHECK ((outcome IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX work_report_open ON work_report (subject_kind, subject_id, user_id) WHERE outcome IS NULL;
CREATE INDEX work_report_decided ON work_report (decided_at DESC) WHERE outcome IS NOT NULL;
CREATE INDEX work_report_user ON work_report (user_id);
CREATE INDEX work_report_decider ON work_report (decided_by) WHERE decided_by IS NOT NULL;

-- People whom a comment names, with the name that stands behind the @ in its text.
CREATE TABLE comment_mention (
  comment_id integer NOT NULL REFERENCES comment ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  name text NOT NULL,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_mention_user ON comment_mention (user_id);

-- Pictures beside a message, sealed: its writer and the office read them, nobody else.
CREATE TABLE feedback_picture (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who uploaded it; null message: not sent yet.
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  message_id integer REFERENCES feedback_message ON DELETE CASCADE,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_picture_of ON feedback_picture (message_id);
CREATE INDEX feedback_picture_loose ON feedback_picture (user_id, created_at);
