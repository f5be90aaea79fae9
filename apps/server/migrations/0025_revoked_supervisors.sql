-- A supervisor whose PIN has ended is still who overruled what he did.
ALTER TABLE check_in_supervisor ADD COLUMN revoked_at timestamptz;
ALTER TABLE check_in_supervisor DROP CONSTRAINT check_in_supervisor_pin;
CREATE UNIQUE INDEX check_in_supervisor_pin ON check_in_supervisor (conference_id, pin_hash) WHERE revoked_at IS NULL;
