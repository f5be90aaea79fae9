-- Calendar programs believe a meal again only when it is newer than what called it off: giving a card back counts up as revoking does.
ALTER TABLE voucher ADD COLUMN revision integer NOT NULL DEFAULT 0, ADD COLUMN revised_at timestamptz;
UPDATE voucher SET revision = 1, revised_at = revoked_at WHERE revoked_at IS NOT NULL;
