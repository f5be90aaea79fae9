-- No price: that tier isn't sold. Free is the price 0, which somebody has to choose.
ALTER TABLE image
  ALTER price_editorial DROP NOT NULL, ALTER price_editorial DROP DEFAULT,
  ALTER price_commercial DROP NOT NULL, ALTER price_commercial DROP DEFAULT,
  ALTER price_extended DROP NOT NULL, ALTER price_extended DROP DEFAULT;
ALTER TABLE image_search ALTER unit_price DROP NOT NULL;
