-- A phone that is taken out of use is logged out: else it would register as another.
ALTER TABLE check_in_device ADD COLUMN session_id integer REFERENCES ticket_session ON DELETE SET NULL;
