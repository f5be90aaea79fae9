-- Counts and newest works of a photographer, read for every card of one: without a visit to the rows.
CREATE INDEX image_author_published ON image (author_id, published_at DESC, id DESC) WHERE review_state = 'approved';
CREATE INDEX album_author_published ON album (author_id) WHERE review_state = 'approved';
