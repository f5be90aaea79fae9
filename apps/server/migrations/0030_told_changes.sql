-- A published conference's new time or place, and its new schedule, may go out as text messages.

ALTER TABLE attendee_message DROP CONSTRAINT attendee_message_kind_check;
ALTER TABLE attendee_message ADD CONSTRAINT attendee_message_kind_check
  CHECK (kind IN ('ticketed', 'waitlisted', 'applied', 'promoted', 'rejected', 'cancelled', 'conferenceCancelled', 'conferenceMoved', 'scheduleChanged', 'reissued', 'resent', 'changeApproved', 'changeRejected'));
