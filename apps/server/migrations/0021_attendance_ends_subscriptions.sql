-- An account hears a conference by the tickets it holds. So what changes about an attendee ends the connections of his phones and,
-- by his tickets, of his account: they come back with what is true then.
CREATE FUNCTION tell_attendee_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hub_session', TG_TABLE_SCHEMA || ' attendee-id ' || NEW.id);
  PERFORM pg_notify('hub_session', TG_TABLE_SCHEMA || ' ticket-id ' || id) FROM ticket WHERE attendee_id = NEW.id;
  RETURN NULL;
END $$;
DROP TRIGGER attendee_state_changed ON attendee;
CREATE TRIGGER attendee_changed AFTER UPDATE OF state, user_type, user_id ON attendee
  FOR EACH ROW WHEN ((OLD.state, OLD.user_type, OLD.user_id) IS DISTINCT FROM (NEW.state, NEW.user_type, NEW.user_id))
  EXECUTE FUNCTION tell_attendee_changed();
