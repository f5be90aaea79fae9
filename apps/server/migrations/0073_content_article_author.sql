-- The photographer of this site who wrote it; the printed name stays when the account goes.
ALTER TABLE article_revision ADD COLUMN author_id integer REFERENCES app_user ON DELETE SET NULL;
CREATE INDEX article_revision_author ON article_revision (author_id) WHERE author_id IS NOT NULL;

CREATE OR REPLACE VIEW live_article AS
  SELECT a.id, a.category_id, a.page_key, a.is_pinned, a.views, coalesce(a.published_at, a.scheduled_at) AS published_at,
    r.number, r.title, r.summary, r.body, r.source, r.author_name, r.tags, r.cover_image_id, r.characters, r.pictures, r.created_at AS updated_at,
    r.author_id
  FROM article a JOIN article_revision r ON r.article_id = a.id
    AND r.number = CASE WHEN a.scheduled_at <= now() THEN a.scheduled_revision ELSE a.live_revision END
  WHERE NOT a.is_offline;
