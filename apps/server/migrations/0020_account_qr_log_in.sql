-- A code that a browser shows and a phone, logged in, confirms. Good once, for that browser, for two minutes.
CREATE TABLE qr_log_in (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  browser_hash bytea NOT NULL,
  is_remembered boolean NOT NULL,
  client_ip text NOT NULL,
  user_agent text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'scanned', 'confirmed', 'refused')),
  user_id integer REFERENCES app_user ON DELETE CASCADE,
  -- The phone's session: when it ends, so does what it confirmed.
  session_id integer REFERENCES session (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT qr_log_in_scanned CHECK ((state = 'waiting') = (user_id IS NULL) AND (state = 'waiting') = (session_id IS NULL))
);
CREATE INDEX qr_log_in_expiry ON qr_log_in (expires_at);
CREATE INDEX qr_log_in_user ON qr_log_in (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX qr_log_in_session ON qr_log_in (session_id) WHERE session_id IS NOT NULL;

ALTER TABLE login_attempt DROP CONSTRAINT login_attempt_method_check;
ALTER TABLE login_attempt ADD CONSTRAINT login_attempt_method_check
  CHECK (method IN ('password', 'sms', 'oauth', 'app', 'qr', 'impersonation'));
