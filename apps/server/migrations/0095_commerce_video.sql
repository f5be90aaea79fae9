-- What a video is sold for, and the fingerprint of its original. It outlasts the sale: licences are told by it.
CREATE TABLE video_offer (
  video_id integer PRIMARY KEY REFERENCES video ON DELETE CASCADE,
  -- Cents; null isn't sold.
  price_editorial integer CHECK (price_editorial > 0),
  price_commercial integer CHECK (price_commercial > 0),
  price_extended integer CHECK (price_extended > 0),
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- A line is of an image or of a video.
ALTER TABLE cart_line ALTER COLUMN image_id DROP NOT NULL, ADD COLUMN video_id integer REFERENCES video ON DELETE CASCADE,
  ADD CONSTRAINT cart_line_one CHECK (num_nonnulls(image_id, video_id) = 1), DROP CONSTRAINT cart_line_once;
ALTER TABLE cart_line ADD CONSTRAINT cart_line_once UNIQUE NULLS NOT DISTINCT (user_id, image_id, video_id, tier);

-- What was ordered can't be deleted any more.
ALTER TABLE purchase_line ALTER COLUMN image_id DROP NOT NULL, ADD COLUMN video_id integer CONSTRAINT purchase_line_video REFERENCES video,
  ADD CONSTRAINT purchase_line_one CHECK (num_nonnulls(image_id, video_id) = 1), DROP CONSTRAINT purchase_line_once;
ALTER TABLE purchase_line ADD CONSTRAINT purchase_line_once UNIQUE NULLS NOT DISTINCT (order_id, image_id, video_id, tier);
CREATE INDEX purchase_line_video_id ON purchase_line (video_id) WHERE video_id IS NOT NULL;

ALTER TABLE licence ALTER COLUMN image_id DROP NOT NULL, ADD COLUMN video_id integer REFERENCES video,
  ADD CONSTRAINT licence_one CHECK (num_nonnulls(image_id, video_id) = 1);
CREATE INDEX licence_video ON licence (video_id) WHERE video_id IS NOT NULL;

-- The texts speak of pictures; from this version on they are for videos too.
INSERT INTO licence_text (tier, version, summary, body)
  SELECT DISTINCT ON (tier) tier, version + 1, summary, body || E'\n授权视频时，文中的图片指这段视频。' FROM licence_text ORDER BY tier, version DESC;
