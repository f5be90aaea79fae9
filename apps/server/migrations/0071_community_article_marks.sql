-- Who likes an article and who keeps it to find it again. The marks themselves are counted: an article has no counter of its own.
CREATE TABLE article_like (
  article_id integer NOT NULL REFERENCES article ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (article_id, user_id)
);
CREATE INDEX article_like_user ON article_like (user_id);
CREATE TABLE collection_article (
  article_id integer NOT NULL REFERENCES article ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  folder_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (article_id, user_id),
  FOREIGN KEY (user_id, folder_id) REFERENCES collection_folder (user_id, id) ON DELETE SET NULL (folder_id)
);
CREATE INDEX collection_article_user ON collection_article (user_id, created_at DESC);
CREATE INDEX collection_article_folder ON collection_article (user_id, folder_id, created_at DESC);
