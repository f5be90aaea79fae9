-- A photographer is the account that was appointed: who comes to a ticket by another number is appointed anew.
ALTER TABLE attendee ADD COLUMN photographer_id integer REFERENCES app_user ON DELETE SET NULL;
UPDATE attendee a SET photographer_id = coalesce(a.user_id, (SELECT u.id FROM app_user u WHERE u.phone = a.phone AND a.phone <> ''))
  WHERE a.is_photographer;
ALTER TABLE attendee DROP COLUMN is_photographer;
