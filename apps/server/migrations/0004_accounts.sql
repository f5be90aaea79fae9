-- What accounts need: profiles, consent, captchas, codes by text message, throttled log-ins, files without an image, deletion.

ALTER TABLE app_user
  ADD COLUMN personal_sign text NOT NULL DEFAULT '',
  ADD COLUMN gender text NOT NULL DEFAULT 'unknown' CHECK (gender IN ('unknown', 'male', 'female')),
  ADD COLUMN birthday date,
  ADD COLUMN region_id integer REFERENCES region ON DELETE SET NULL,
  -- Keys of files below /api/Resource/Misc; the avatar out of the library shows while there is no own one.
  ADD COLUMN avatar_key text,
  ADD COLUMN background_key text,
  ADD COLUMN is_subscribed_to_broadcast boolean NOT NULL DEFAULT true,
  ADD COLUMN deletion_at timestamptz,
  ADD COLUMN deleted_at timestamptz;
CREATE INDEX app_user_deletion ON app_user (deletion_at) WHERE deletion_at IS NOT NULL;

-- Replaced by login_throttle, which counts for unknown names, too.
ALTER TABLE app_user DROP COLUMN failed_logins, DROP COLUMN locked_until;

ALTER TABLE session
  ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- The administrator who opened it in the user's name.
  ADD COLUMN impersonator_id integer REFERENCES app_user ON DELETE CASCADE;

ALTER TABLE login_attempt
  ADD COLUMN method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'sms', 'oauth', 'app', 'impersonation')),
  DROP CONSTRAINT login_attempt_result_check,
  ADD CONSTRAINT login_attempt_result_check CHECK (result IN ('success', 'wrong', 'captcha', 'locked', 'inactive'));
CREATE INDEX login_attempt_user ON login_attempt (user_id, at DESC);

-- Attempts since the last success, by account or by the hash of a name that nobody has.
CREATE TABLE login_throttle (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz
);
CREATE INDEX login_throttle_last_at ON login_throttle (last_at);
CREATE VIEW locked_user AS
  SELECT substr(key, 6)::integer AS user_id, locked_until FROM login_throttle WHERE key LIKE 'user:%' AND locked_until > now();

-- So many of something in a span of time that begins with the first.
CREATE TABLE quota (
  key text PRIMARY KEY,
  taken integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX quota_ends_at ON quota (ends_at);

-- Keys that never leave the database; 244 random bits each.
CREATE TABLE server_secret (
  name text PRIMARY KEY,
  value bytea NOT NULL DEFAULT decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
INSERT INTO server_secret (name) VALUES ('sms');

CREATE TABLE captcha_challenge (
  id_hash bytea PRIMARY KEY,
  purpose text NOT NULL,
  -- Pixels from the left edge to the gap.
  position integer NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  solved_at timestamptz
);
CREATE INDEX captcha_challenge_expiry ON captcha_challenge (expires_at);
CREATE TABLE captcha_ticket (
  ticket_hash bytea PRIMARY KEY,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_ticket_expiry ON captcha_ticket (expires_at);

-- The last code sent to a number for a purpose; an older one no longer counts.
CREATE TABLE sms_code (
  phone text NOT NULL,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone, purpose)
);
CREATE INDEX sms_code_expiry ON sms_code (expires_at);

-- Where the local provider of text messages puts them.
CREATE TABLE sms_outbox (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL,
  phone text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sms_outbox_at ON sms_outbox (at DESC, id DESC);

CREATE TABLE user_consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  agreement text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  client_ip text NOT NULL,
  UNIQUE (user_id, agreement, version)
);

CREATE TABLE data_export_link (
  key_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
