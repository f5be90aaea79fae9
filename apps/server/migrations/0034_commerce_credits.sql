-- What earns credits, and how many.
CREATE TABLE credit_rule (
  kind text PRIMARY KEY CHECK (kind IN ('signIn', 'logIn', 'image', 'album', 'purchase')),
  -- For each time; for each whole yuan of a purchase.
  amount integer NOT NULL CHECK (amount BETWEEN 1 AND 1000),
  -- Times a day of the site; null: no limit.
  daily_limit integer CHECK (daily_limit BETWEEN 1 AND 1000),
  is_enabled boolean NOT NULL DEFAULT true,
  -- What happened before earns nothing.
  since timestamptz NOT NULL DEFAULT now(),
  -- Every row up to this one of the log that tells of it was looked at.
  seen bigint NOT NULL DEFAULT 0
);
INSERT INTO credit_rule (kind, amount, daily_limit) VALUES
  ('signIn', 5, 1), ('logIn', 2, 1), ('image', 10, NULL), ('album', 20, 3), ('purchase', 1, NULL);

-- Added to the sign-in of that day in a row.
CREATE TABLE credit_streak_bonus (
  days integer PRIMARY KEY CHECK (days BETWEEN 2 AND 366),
  amount integer NOT NULL CHECK (amount BETWEEN 1 AND 1000)
);
INSERT INTO credit_streak_bonus (days, amount) VALUES (7, 10), (15, 20);

-- Rules that were tried on the last month: only these can be saved.
CREATE TABLE credit_trial (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  draft_hash bytea NOT NULL CHECK (length(draft_hash) = 32),
  -- Of the rules it was compared with.
  rules_hash bytea NOT NULL CHECK (length(rules_hash) = 32),
  at timestamptz NOT NULL DEFAULT now()
);

-- A movement of somebody's credits as people read it; the ledger has a transfer of the same source and kind.
CREATE TABLE credit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN
    ('signIn', 'logIn', 'image', 'album', 'purchase', 'refund', 'grant', 'deduct', 'expired', 'mall', 'mallBack')),
  -- Below zero for what went out.
  amount integer NOT NULL CHECK (amount <> 0),
  source text NOT NULL,
  -- The day it is for, in the site's time zone.
  day date NOT NULL,
  note text NOT NULL DEFAULT '',
  -- The image, album or order; days in a row of a sign-in.
  subject_id integer,
  actor_id integer REFERENCES app_user ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT credit_entry_once UNIQUE (source, kind)
);
CREATE INDEX credit_entry_user ON credit_entry (user_id, id DESC);
CREATE INDEX credit_entry_day ON credit_entry (user_id, kind, day);
CREATE INDEX credit_entry_at ON credit_entry (at);

-- Credits that came together and expire together. What is left of all of a user's is their balance.
CREATE TABLE credit_lot (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  entry_id bigint NOT NULL UNIQUE REFERENCES credit_entry,
  amount integer NOT NULL CHECK (amount > 0),
  remaining integer NOT NULL CHECK (remaining BETWEEN 0 AND amount),
  -- Of it, in all; what comes back too late expires again.
  expired integer NOT NULL DEFAULT 0 CHECK (expired >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX credit_lot_open ON credit_lot (user_id, expires_at, id) WHERE remaining > 0;
CREATE INDEX credit_lot_due ON credit_lot (expires_at) WHERE remaining > 0;

-- Which lots paid what went out.
CREATE TABLE credit_lot_use (
  entry_id bigint NOT NULL REFERENCES credit_entry,
  lot_id integer NOT NULL REFERENCES credit_lot,
  amount integer NOT NULL CHECK (amount > 0),
  PRIMARY KEY (entry_id, lot_id)
);
CREATE INDEX credit_lot_use_lot ON credit_lot_use (lot_id);

CREATE TABLE credit_sign_in (
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- In the site's time zone.
  day date NOT NULL,
  -- Days in a row, this one included.
  streak integer NOT NULL CHECK (streak > 0),
  amount integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
);
CREATE INDEX credit_sign_in_day ON credit_sign_in (day);
