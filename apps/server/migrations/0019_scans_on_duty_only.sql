-- Whether only who is on duty may scan: rights tied to the roster, not to the ticket alone.
ALTER TABLE conference ADD COLUMN scans_on_duty_only boolean NOT NULL DEFAULT false;
