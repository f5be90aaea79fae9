-- Shifts, rides, meals and nights stand in people's calendars, too: programs believe a change by a number that counts up.
CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  NEW.revised_at := now();
  RETURN NEW;
END $$;

ALTER TABLE duty_post ADD COLUMN revision integer NOT NULL DEFAULT 0, ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();
CREATE TRIGGER duty_post_revised BEFORE UPDATE ON duty_post FOR EACH ROW
  WHEN ((OLD.place, OLD.work, OLD.directions) IS DISTINCT FROM (NEW.place, NEW.work, NEW.directions)) EXECUTE FUNCTION count_revision();

ALTER TABLE duty_shift ADD COLUMN revision integer NOT NULL DEFAULT 0, ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();
CREATE TRIGGER duty_shift_revised BEFORE UPDATE ON duty_shift FOR EACH ROW
  WHEN ((OLD.starts_at, OLD.ends_at, OLD.note) IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.note)) EXECUTE FUNCTION count_revision();

ALTER TABLE traffic_trip ADD COLUMN revision integer NOT NULL DEFAULT 0, ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();
CREATE TRIGGER traffic_trip_revised BEFORE UPDATE ON traffic_trip FOR EACH ROW
  WHEN ((OLD.name, OLD.from_place, OLD.from_directions, OLD.to_place, OLD.departs_at, OLD.ride_minutes, OLD.plate, OLD.reason, OLD.state = 'cancelled')
    IS DISTINCT FROM (NEW.name, NEW.from_place, NEW.from_directions, NEW.to_place, NEW.departs_at, NEW.ride_minutes, NEW.plate, NEW.reason, NEW.state = 'cancelled'))
  EXECUTE FUNCTION count_revision();

ALTER TABLE stay_plan ADD COLUMN revision integer NOT NULL DEFAULT 0, ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();
CREATE TRIGGER stay_plan_revised BEFORE UPDATE ON stay_plan FOR EACH ROW
  WHEN ((OLD.room_id, OLD.check_in, OLD.check_out) IS DISTINCT FROM (NEW.room_id, NEW.check_in, NEW.check_out)) EXECUTE FUNCTION count_revision();

ALTER TABLE sign_point ADD COLUMN revision integer NOT NULL DEFAULT 0, ADD COLUMN revised_at timestamptz NOT NULL DEFAULT now();
CREATE TRIGGER sign_point_revised BEFORE UPDATE ON sign_point FOR EACH ROW
  WHEN ((OLD.name, OLD.place, OLD.opens_at, OLD.closes_at, OLD.is_active) IS DISTINCT FROM (NEW.name, NEW.place, NEW.opens_at, NEW.closes_at, NEW.is_active))
  EXECUTE FUNCTION count_revision();
