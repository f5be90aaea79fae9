-- A ticket type may cost. Whoever has to pay for a ticket holds its place as `unpaid`, until the order is paid or closed.
ALTER TABLE ticket_type
  ADD COLUMN price_cents integer NOT NULL DEFAULT 0 CHECK (price_cents BETWEEN 0 AND 10000000),
  -- Until so many days before the beginning one may give the ticket back for all its money; later only the office can.
  ADD COLUMN refund_days smallint NOT NULL DEFAULT 1 CHECK (refund_days BETWEEN 0 AND 365);
ALTER TABLE attendee
  DROP CONSTRAINT attendee_state_check,
  ADD CONSTRAINT attendee_state_check CHECK (state IN ('applied', 'waitlisted', 'unpaid', 'ticketed', 'rejected', 'cancelled')),
  -- The order that this registration waits for or was paid with; NULL once its money went back.
  ADD COLUMN order_id integer REFERENCES purchase_order;
CREATE UNIQUE INDEX attendee_order ON attendee (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX attendee_to_charge ON attendee (id) WHERE state = 'unpaid' AND order_id IS NULL;
DROP INDEX attendee_user;
DROP INDEX attendee_phone;
CREATE UNIQUE INDEX attendee_user ON attendee (conference_id, user_id)
  WHERE user_id IS NOT NULL AND state IN ('applied', 'waitlisted', 'unpaid', 'ticketed');
CREATE UNIQUE INDEX attendee_phone ON attendee (conference_id, phone)
  WHERE phone <> '' AND state IN ('applied', 'waitlisted', 'unpaid', 'ticketed');
ALTER TABLE attendee_message
  DROP CONSTRAINT attendee_message_kind_check,
  ADD CONSTRAINT attendee_message_kind_check CHECK (kind IN ('ticketed', 'waitlisted', 'applied', 'payable', 'promoted', 'rejected', 'cancelled',
    'conferenceCancelled', 'conferenceMoved', 'scheduleChanged', 'reissued', 'resent', 'changeApproved', 'changeRejected'));
