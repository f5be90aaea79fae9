-- Who renders a PDF at present, and until when unless they go on: a process that was killed holds it up for no longer.
ALTER TABLE book_file ADD COLUMN lease text, ADD COLUMN leased_until timestamptz;

-- Floor plans that were uploaded for panoramas; those that none uses for a day are deleted.
CREATE TABLE panorama_plan (
  key text PRIMARY KEY,
  kept_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO panorama_plan (key)
SELECT DISTINCT key FROM panorama, unnest(ARRAY[draft ->> 'planKey', live ->> 'planKey']) AS key WHERE key IS NOT NULL;
