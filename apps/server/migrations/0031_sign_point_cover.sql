-- A meal's or a gift's picture is uploaded as a conference's are; it was one of the library, which nothing could choose.

ALTER TABLE sign_point DROP COLUMN cover_image_id;
ALTER TABLE sign_point ADD COLUMN cover_key text;
