-- Searches of images that people keep, by the query of their address.
CREATE TABLE saved_search (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  name text NOT NULL,
  query text NOT NULL,
  -- Whether new matches are told of.
  is_told boolean NOT NULL DEFAULT true,
  -- What was published since is new.
  told_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_search_name ON saved_search (user_id, name);
CREATE UNIQUE INDEX saved_search_query ON saved_search (user_id, query);
CREATE INDEX saved_search_told ON saved_search (told_at) WHERE is_told;
