-- How often works of a contest were before somebody's eyes, and the orders in which its wall shows them.

-- A viewer counts once for a work and hour.
CREATE TABLE entry_view (
  entry_id integer NOT NULL REFERENCES entry ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  -- Keyed hash.
  viewer text NOT NULL,
  PRIMARY KEY (hour, entry_id, viewer)
);

-- How often each work had been shown at one moment: an order that begins from it stays as it is from page to page.
CREATE TABLE wall_order (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Work's id → times.
  shown jsonb NOT NULL
);
CREATE INDEX wall_order_of ON wall_order (activity_id, made_at DESC);
