-- Whether an answer of the help helped: each person's once, a visitor's once a day; who it was can't be read from it.
CREATE TABLE help_vote (
  article_id integer NOT NULL REFERENCES article ON DELETE CASCADE,
  voter bytea NOT NULL,
  is_helpful boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (article_id, voter)
);
