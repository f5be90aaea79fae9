-- Whose account was deleted is forgotten once. Who was before is so once more, with what was left of him then.
ALTER TABLE attendee ADD COLUMN forgotten_at timestamptz;
-- The place went on to another: nothing tells any more whose words these were.
UPDATE duty_swap SET reason = '', answer = '' WHERE entry_id IN (SELECT entry_id FROM duty_swap WHERE state = 'approved');
