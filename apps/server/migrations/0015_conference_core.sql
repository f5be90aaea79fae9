-- What registration, ticket log-in and the office need beside 0009.

ALTER TABLE conference
  -- From when on tickets log phones in; NULL for as soon as there are tickets.
  ADD COLUMN phones_from timestamptz,
  -- Counts the draft's changes, so that one saved over a newer one is noticed.
  ADD COLUMN draft_revision integer NOT NULL DEFAULT 0;

-- A wish holds whatever kind of answer its field takes.
ALTER TABLE attendee_change ALTER COLUMN old_value TYPE jsonb USING to_jsonb(old_value), ALTER COLUMN new_value TYPE jsonb USING to_jsonb(new_value);
CREATE INDEX attendee_change_of_attendee ON attendee_change (attendee_id, id DESC);

-- Wrong guesses as a bucket that empties with time: minutes cut in two would allow twice as many around their border.
DROP TABLE ticket_guess;
CREATE TABLE guess_level (
  key text PRIMARY KEY,
  level double precision NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX guess_level_age ON guess_level (at);

-- What attendees are told by text message: written with the change that is told of, sent after it.
CREATE TABLE attendee_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attendee_id integer NOT NULL REFERENCES attendee ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('ticketed', 'waitlisted', 'applied', 'promoted', 'rejected', 'cancelled', 'conferenceCancelled', 'reissued', 'resent', 'changeApproved', 'changeRejected')),
  -- What is told beside it: a reason, a field.
  detail text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  -- After a failure.
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX attendee_message_waiting ON attendee_message (due_at, id) WHERE sent_at IS NULL;
CREATE INDEX attendee_message_of_attendee ON attendee_message (attendee_id);
