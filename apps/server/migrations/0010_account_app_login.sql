-- A session that an app's code opened has an opener as well, but acts for nobody else.
ALTER TABLE session
  DROP CONSTRAINT session_opener,
  ADD CONSTRAINT session_opener CHECK (impersonator_id IS NULL OR opener_id IS NOT NULL);

CREATE TABLE app_login_code (
  code_hash bytea PRIMARY KEY,
  -- Of the app, or of the app that opened the one which asked.
  session_id integer NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX app_login_code_expiry ON app_login_code (expires_at);
CREATE INDEX app_login_code_session ON app_login_code (session_id);
