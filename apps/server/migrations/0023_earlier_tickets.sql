-- A new ticket's meals and gifts begin where those of the tickets before it ended.
CREATE INDEX ticket_revoked ON ticket (attendee_id) WHERE revoked_at IS NOT NULL;
