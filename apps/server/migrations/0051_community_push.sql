-- The key that push services know this site by: generated once, its private part sealed under a key that is not in the database.
CREATE TABLE push_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  public_key bytea NOT NULL,
  private_key bytea NOT NULL
);

-- A browser that shows notifications while its session lasts.
CREATE TABLE push_subscription (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id integer NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  -- The push service: `https://host`.
  origin text NOT NULL,
  p256dh bytea NOT NULL,
  auth bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscription_user ON push_subscription (user_id);
