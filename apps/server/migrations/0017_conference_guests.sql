-- Who comes to a conference and who holds it with the organiser, as the introduction tells: contract `ConferenceGuest`.

ALTER TABLE conference
  ADD COLUMN co_organisers text[] NOT NULL DEFAULT '{}',
  ADD COLUMN guests jsonb NOT NULL DEFAULT '[]';
