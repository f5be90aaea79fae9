-- What editors write. A category's kind says where its articles are shown.
CREATE TABLE article_category (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES article_category,
  name text NOT NULL,
  kind text NOT NULL DEFAULT 'article' CHECK (kind IN ('article', 'notice', 'help', 'page')),
  -- Shown in the menu above the articles.
  is_pinned boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX article_category_sibling_name ON article_category (coalesce(parent_id, 0), name);
INSERT INTO article_category (name, kind, position) VALUES ('文章', 'article', 0), ('公告', 'notice', 1), ('帮助', 'help', 2), ('单页', 'page', 3);

CREATE TABLE article (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL REFERENCES article_category,
  -- Of a single page: about-us, privacy …
  page_key text UNIQUE,
  is_pinned boolean NOT NULL DEFAULT false,
  is_offline boolean NOT NULL DEFAULT false,
  -- Number of the latest revision, and of the one that visitors see.
  revision integer NOT NULL DEFAULT 1,
  live_revision integer,
  -- From that moment visitors see this one instead.
  scheduled_revision integer,
  scheduled_at timestamptz,
  published_at timestamptz,
  views integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((scheduled_revision IS NULL) = (scheduled_at IS NULL))
);
CREATE INDEX article_category_of ON article (category_id);

CREATE TABLE article_revision (
  article_id integer NOT NULL REFERENCES article ON DELETE CASCADE,
  number integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  source text NOT NULL DEFAULT '',
  author_name text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}',
  cover_image_id integer REFERENCES image ON DELETE SET NULL,
  characters integer NOT NULL DEFAULT 0,
  pictures integer NOT NULL DEFAULT 0,
  user_id integer REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (article_id, number)
);
CREATE INDEX article_revision_cover ON article_revision (cover_image_id) WHERE cover_image_id IS NOT NULL;
CREATE INDEX article_revision_user ON article_revision (user_id) WHERE user_id IS NOT NULL;

-- What visitors see now.
CREATE VIEW live_article AS
  SELECT a.id, a.category_id, a.page_key, a.is_pinned, a.views, coalesce(a.published_at, a.scheduled_at) AS published_at,
    r.number, r.title, r.summary, r.body, r.source, r.author_name, r.tags, r.cover_image_id, r.characters, r.pictures, r.created_at AS updated_at
  FROM article a JOIN article_revision r ON r.article_id = a.id
    AND r.number = CASE WHEN a.scheduled_at <= now() THEN a.scheduled_revision ELSE a.live_revision END
  WHERE NOT a.is_offline;

-- Each visitor once for an article and day; those of the last days tell what is read most.
CREATE TABLE article_visit (
  article_id integer NOT NULL REFERENCES article ON DELETE CASCADE,
  day date NOT NULL,
  visitor bytea NOT NULL,
  PRIMARY KEY (article_id, day, visitor)
);
CREATE INDEX article_visit_day ON article_visit (day);
