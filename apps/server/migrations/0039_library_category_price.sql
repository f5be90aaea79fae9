-- What the form of an image in a category begins with; null isn't sold in that tier. Without a row the parent's holds.
CREATE TABLE category_price (
  category_id integer PRIMARY KEY REFERENCES category ON DELETE CASCADE,
  price_editorial integer CHECK (price_editorial >= 0),
  price_commercial integer CHECK (price_commercial >= 0),
  price_extended integer CHECK (price_extended >= 0)
);
