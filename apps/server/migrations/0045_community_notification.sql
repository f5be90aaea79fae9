-- What people are told. Unread ones of the same group become one, with the number of people behind it.
CREATE TABLE notification (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('broadcast', 'comment', 'like', 'notice')),
  topic text NOT NULL,
  -- "" stands alone.
  group_key text NOT NULL DEFAULT '',
  actor_id integer REFERENCES app_user ON DELETE CASCADE,
  actors integer NOT NULL DEFAULT 1,
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  link text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX notification_list ON notification (user_id, kind, created_at DESC);
CREATE INDEX notification_unread ON notification (user_id, kind) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notification_group ON notification (user_id, group_key) WHERE read_at IS NULL AND group_key <> '';
CREATE INDEX notification_actor ON notification (actor_id) WHERE actor_id IS NOT NULL;

-- What a person doesn't want to be told.
CREATE TABLE notification_mute (
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  topic text NOT NULL,
  PRIMARY KEY (user_id, topic)
);

-- What the office told many at once.
CREATE TABLE broadcast (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('all', 'photographers')),
  user_id integer REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE notification ADD COLUMN broadcast_id integer REFERENCES broadcast ON DELETE CASCADE;
CREATE INDEX notification_broadcast ON notification (broadcast_id) WHERE broadcast_id IS NOT NULL;
CREATE INDEX broadcast_user ON broadcast (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE photographer_follow (
  photographer_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (photographer_id, user_id)
);
CREATE INDEX photographer_follow_user ON photographer_follow (user_id, created_at DESC);
