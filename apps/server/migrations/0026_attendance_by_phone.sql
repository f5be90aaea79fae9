-- An account hears a conference also by a ticket the office made for its phone: another phone is another account.
DROP TRIGGER attendee_changed ON attendee;
CREATE TRIGGER attendee_changed AFTER UPDATE OF state, user_type, user_id, phone ON attendee
  FOR EACH ROW WHEN ((OLD.state, OLD.user_type, OLD.user_id, OLD.phone) IS DISTINCT FROM (NEW.state, NEW.user_type, NEW.user_id, NEW.phone))
  EXECUTE FUNCTION tell_attendee_changed();
