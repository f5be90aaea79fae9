-- How many wait for each ticket type: who comes to the end of the list is told his place without anybody counting it.
CREATE TABLE waiting_count (
  ticket_type_id integer NOT NULL REFERENCES ticket_type ON DELETE CASCADE,
  -- In parts, of which only the sum means anything: a row for all would let one at a time onto the list.
  part smallint NOT NULL,
  waiting integer NOT NULL,
  PRIMARY KEY (ticket_type_id, part)
);

CREATE FUNCTION count_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_part CONSTANT smallint := pg_backend_pid() % 32;
BEGIN
  IF OLD.state = 'waitlisted' THEN
    INSERT INTO waiting_count AS c VALUES (OLD.ticket_type_id, own_part, -1)
    ON CONFLICT (ticket_type_id, part) DO UPDATE SET waiting = c.waiting - 1;
  END IF;
  IF NEW.state = 'waitlisted' THEN
    INSERT INTO waiting_count AS c VALUES (NEW.ticket_type_id, own_part, 1)
    ON CONFLICT (ticket_type_id, part) DO UPDATE SET waiting = c.waiting + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attendee_came_to_wait AFTER INSERT ON attendee
  FOR EACH ROW WHEN (NEW.state = 'waitlisted') EXECUTE FUNCTION count_waiting();
-- None for a deletion: an attendee is deleted only with the conference, and its types with it.
CREATE TRIGGER attendee_waits_elsewhere AFTER UPDATE OF state, ticket_type_id ON attendee
  FOR EACH ROW WHEN ('waitlisted' IN (OLD.state, NEW.state) AND (OLD.state, OLD.ticket_type_id) IS DISTINCT FROM (NEW.state, NEW.ticket_type_id))
  EXECUTE FUNCTION count_waiting();

-- After the triggers, which wait for whoever registers just now and then keep everybody out: none is missing here.
INSERT INTO waiting_count SELECT ticket_type_id, 0, count(*) FROM attendee WHERE state = 'waitlisted' GROUP BY ticket_type_id;
