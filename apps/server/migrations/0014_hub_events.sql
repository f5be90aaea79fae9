-- What the hubs tell. A row a channel holds the number of its last event: whoever publishes takes the next one and holds the row
-- until his transaction ends, so numbers have no gaps and their order is that of the commits.
CREATE TABLE hub_channel (
  name text PRIMARY KEY,
  seq bigint NOT NULL CHECK (seq > 0),
  -- Up to here events were deleted: who has heard less reads everything anew.
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

-- A session that ends closes its hub connections, in every process, whatever ended it. Nobody hears of what is rolled back.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hub_session', TG_TABLE_SCHEMA || ' ' || TG_ARGV[0] || ' ' || encode(OLD.token_hash, 'hex'));
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION tell_session_ended('user');
CREATE TRIGGER ticket_session_ended AFTER DELETE ON ticket_session FOR EACH ROW EXECUTE FUNCTION tell_session_ended('ticket');

-- A session holds only while its user or ticket does: these say whose has to be looked at again.
CREATE FUNCTION tell_holder_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hub_session', TG_TABLE_SCHEMA || ' ' || TG_ARGV[0] || ' ' || NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_deactivated AFTER UPDATE OF is_active ON app_user
  FOR EACH ROW WHEN (OLD.is_active AND NOT NEW.is_active) EXECUTE FUNCTION tell_holder_changed('user-id');
CREATE TRIGGER ticket_revoked AFTER UPDATE OF revoked_at ON ticket
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_holder_changed('ticket-id');
CREATE TRIGGER attendee_state_changed AFTER UPDATE OF state, user_type ON attendee
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.user_type <> NEW.user_type) EXECUTE FUNCTION tell_holder_changed('attendee-id');
