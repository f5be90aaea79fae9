-- A broadcast may wait for its time, and may be for a part of the people.
ALTER TABLE broadcast DROP CONSTRAINT broadcast_audience_check;
ALTER TABLE broadcast ADD CONSTRAINT broadcast_audience_check
  CHECK (audience IN ('all', 'photographers', 'roles', 'labels', 'units', 'registeredSince'));
ALTER TABLE broadcast
  -- Of the roles, labels or units it is for.
  ADD COLUMN audience_ids integer[] NOT NULL DEFAULT '{}',
  -- First day of registration of those it is for.
  ADD COLUMN registered_since date,
  ADD COLUMN send_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN cancelled_at timestamptz;
UPDATE broadcast SET send_at = created_at, sent_at = created_at;
CREATE INDEX broadcast_due ON broadcast (send_at) WHERE sent_at IS NULL AND cancelled_at IS NULL;
