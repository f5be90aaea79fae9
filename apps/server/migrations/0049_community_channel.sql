-- Where a person's notifications go besides the site: an address they have confirmed.
CREATE TABLE notification_email (
  user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  address text NOT NULL,
  confirmed_at timestamptz NOT NULL DEFAULT now()
);

-- The last code sent to an address that a person wants to use.
CREATE TABLE email_code (
  user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  address text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_code_expiry ON email_code (expires_at);

-- What a person wants by a channel.
CREATE TABLE notification_channel (
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'push', 'sms')),
  topic text NOT NULL,
  PRIMARY KEY (user_id, channel, topic)
);

-- One notification on its way by one channel, once. A worker claims it for a while by moving `due_at`; whoever has a newer claim settles it.
CREATE TABLE notification_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  notification_id integer NOT NULL REFERENCES notification ON DELETE CASCADE,
  channel text NOT NULL,
  -- Which browser, for a push; 0 otherwise.
  target integer NOT NULL DEFAULT 0,
  -- 'infinity' when it is given up.
  due_at timestamptz NOT NULL DEFAULT now(),
  claims integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  UNIQUE (notification_id, channel, target)
);
CREATE INDEX notification_delivery_due ON notification_delivery (channel, due_at) WHERE sent_at IS NULL;

-- The mail server; without a host e-mails are kept in the outbox.
CREATE TABLE mail_setting (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  host text NOT NULL DEFAULT '',
  port integer NOT NULL DEFAULT 465,
  encryption text NOT NULL DEFAULT 'tls' CHECK (encryption IN ('tls', 'starttls', 'none')),
  user_name text NOT NULL DEFAULT '',
  -- Sealed under a key that is not in the database; empty without a password.
  password bytea NOT NULL DEFAULT '',
  sender text NOT NULL DEFAULT ''
);
INSERT INTO mail_setting DEFAULT VALUES;

CREATE TABLE email_outbox (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL,
  address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX email_outbox_at ON email_outbox (at DESC, id DESC);
