-- What visitors write below a work. Two levels: a reply stands below the first-level comment, and names whom it answers.
CREATE TABLE comment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_kind text NOT NULL CHECK (subject_kind IN ('image', 'album', 'topic', 'article')),
  subject_id integer NOT NULL,
  parent_id integer REFERENCES comment ON DELETE CASCADE,
  reply_to_id integer REFERENCES comment ON DELETE SET NULL,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  text text NOT NULL,
  -- pending: seen by its writer only, until an office keeps it.
  state text NOT NULL CHECK (state IN ('pending', 'visible', 'hidden', 'withdrawn')),
  hidden_reason text CHECK (hidden_reason IN ('untrue', 'abuse', 'advertising', 'off-topic')),
  likes integer NOT NULL DEFAULT 0,
  -- Reports that nobody has decided on.
  open_reports integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((hidden_reason IS NOT NULL) = (state = 'hidden'))
);
CREATE INDEX comment_subject ON comment (subject_kind, subject_id, parent_id, id);
CREATE INDEX comment_parent ON comment (parent_id, id) WHERE parent_id IS NOT NULL;
CREATE INDEX comment_reply_to ON comment (reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX comment_user ON comment (user_id, id);
CREATE INDEX comment_waiting ON comment (id) WHERE state = 'pending' OR open_reports > 0;

CREATE TABLE comment_like (
  comment_id integer NOT NULL REFERENCES comment ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_like_user ON comment_like (user_id);

CREATE TABLE comment_report (
  comment_id integer NOT NULL REFERENCES comment ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('untrue', 'abuse', 'advertising', 'off-topic')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_report_user ON comment_report (user_id);

-- Who may not write for a while; without an end, for ever.
CREATE TABLE comment_ban (
  user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  until timestamptz,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
