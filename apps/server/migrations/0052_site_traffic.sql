-- Opened pages by day and kind of page; kind all: any of them. Sums only: nothing here tells of a person.
CREATE TABLE page_view_day (
  day date NOT NULL,
  kind text NOT NULL,
  views integer NOT NULL,
  visitors integer NOT NULL,
  PRIMARY KEY (day, kind)
);

-- Words that found no image, folded, without what could be an address or a number of a person.
CREATE TABLE missed_search_day (
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 40),
  day date NOT NULL,
  searches integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (words, day)
);
CREATE INDEX missed_search_day_of ON missed_search_day (day);
