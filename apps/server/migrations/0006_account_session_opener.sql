-- A session in another's name knows the session it was opened from, and ends with it.
DELETE FROM session WHERE impersonator_id IS NOT NULL;
ALTER TABLE session
  ADD opener_id integer REFERENCES session (id) ON DELETE CASCADE,
  ADD CONSTRAINT session_opener CHECK ((opener_id IS NULL) = (impersonator_id IS NULL));
CREATE INDEX session_of_opener ON session (opener_id) WHERE opener_id IS NOT NULL;

-- Sessions that still let somebody in: not expired, of an active user, and, in another's name, while the session they were opened from lives.
CREATE VIEW live_session AS
SELECT s.* FROM session s JOIN app_user u ON u.id = s.user_id AND u.is_active
WHERE s.expires_at > now() AND (s.opener_id IS NULL OR EXISTS (
  SELECT FROM session o JOIN app_user i ON i.id = o.user_id AND i.is_active WHERE o.id = s.opener_id AND o.expires_at > now()
));
