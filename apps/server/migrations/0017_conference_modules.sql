-- The parts of a conference that were switched on or off, by name: contract `ConferenceModule`. One that is not named is on once it is used.
ALTER TABLE conference ADD modules jsonb NOT NULL DEFAULT '{}';
CREATE INDEX attendee_seated ON attendee (conference_id) WHERE seat <> '';
