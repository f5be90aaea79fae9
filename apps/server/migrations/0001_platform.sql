-- What src/platform writes: repeated calls, quotas, revisions, hub events.

-- The answer of a call by its Idempotency-Key; a retry gets it again. A ticket's keys are stored under its negated id.
CREATE TABLE idempotency_key (
  user_id integer NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, route, key)
);

-- How many of something were taken in a span of time that begins with the first one.
CREATE TABLE quota (
  key text PRIMARY KEY,
  taken integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX quota_ends_at ON quota (ends_at);

-- Guards what several people may change at once: a change names the number it was made from and takes the next.
CREATE TABLE revision (
  subject text PRIMARY KEY,
  number integer NOT NULL DEFAULT 1
);

-- The number of a channel's last event. The publisher takes the next one and locks the row until its transaction ends, so numbers
-- have no gaps and follow the order of commits.
CREATE TABLE hub_channel (
  name text PRIMARY KEY,
  seq bigint NOT NULL CHECK (seq > 0),
  -- Events up to this one were deleted: a client that has seen fewer reads everything anew.
  forgotten_seq bigint NOT NULL DEFAULT 0
);

CREATE TABLE hub_event (
  channel text NOT NULL REFERENCES hub_channel ON DELETE CASCADE,
  seq bigint NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel, seq)
);
CREATE INDEX hub_event_age ON hub_event (at);

-- Closes the hub connections of a deleted session in every process, whatever deleted it. A rollback sends nothing.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hub_session', TG_TABLE_SCHEMA || ' ' || TG_ARGV[0] || ' ' || encode(OLD.token_hash, 'hex'));
  RETURN NULL;
END $$;

-- A session is valid only while its user or ticket is: names the one whose connections have to be checked again.
CREATE FUNCTION tell_holder_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hub_session', TG_TABLE_SCHEMA || ' ' || TG_ARGV[0] || ' ' || NEW.id);
  RETURN NULL;
END $$;
