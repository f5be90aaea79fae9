-- What the site's files took up on a day, by the folder they are in. Measured by a job.
CREATE TABLE storage_measure (
  day date NOT NULL,
  kind text NOT NULL,
  files integer NOT NULL,
  bytes bigint NOT NULL,
  measured_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (day, kind)
);
