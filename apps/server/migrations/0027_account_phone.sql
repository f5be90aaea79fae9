-- An account hears a conference also by the tickets the office made for its phone: with another phone it has others.
CREATE TRIGGER user_phone_changed AFTER UPDATE OF phone ON app_user
  FOR EACH ROW WHEN (OLD.phone IS DISTINCT FROM NEW.phone) EXECUTE FUNCTION tell_holder_changed('user-id');
