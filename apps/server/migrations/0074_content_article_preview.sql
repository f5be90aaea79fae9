-- Links that show one revision to whoever has them; of each only the hash of its token.
CREATE TABLE article_preview (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  article_id integer NOT NULL,
  revision integer NOT NULL,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (article_id, revision) REFERENCES article_revision ON DELETE CASCADE
);
CREATE INDEX article_preview_expiry ON article_preview (expires_at);
CREATE INDEX article_preview_revision ON article_preview (article_id, revision);
CREATE INDEX article_preview_user ON article_preview (user_id);
