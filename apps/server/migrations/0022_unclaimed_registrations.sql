-- Whose registrations a user sees includes those the office made for his phone: without this, the whole table is read for it.
CREATE INDEX attendee_unclaimed ON attendee (phone) WHERE user_id IS NULL AND phone <> '';
