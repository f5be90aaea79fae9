-- The home page (blocks, slides, navigation, bar of phones, friend links) is one document: edited as a draft, kept by
-- version as it was published.
CREATE TABLE home_version (
  version integer PRIMARY KEY,
  design jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by integer REFERENCES app_user ON DELETE SET NULL,
  restored_from integer
);

-- Absent until something is changed.
CREATE TABLE home_draft (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  design jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  saved_by integer REFERENCES app_user ON DELETE SET NULL
);

CREATE TABLE home_preview (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX home_preview_expiry ON home_preview (expires_at);

-- `homeDraft`: the draft's last change; `home`: what visitors see.
INSERT INTO revision (subject) VALUES ('homeDraft'), ('home');

INSERT INTO home_version (version, design)
SELECT 1, jsonb_build_object(
  'blocks', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'type', type, 'title', left(title, 20), 'count', count, 'isActived', is_actived,
    'layout', CASE type WHEN 'images' THEN 'tabs' WHEN 'albums' THEN 'grid' ELSE 'plain' END) ORDER BY position, id), '[]') FROM home_block),
  'slides', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', left(title, 40), 'subtitle', left(subtitle, 60), 'link', link, 'imageId', image_id,
    'isActived', is_actived, 'startsAt', to_char(starts_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS'),
    'endsAt', to_char(ends_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS')) ORDER BY position, id), '[]') FROM carousel),
  'navigation', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', left(name, 12), 'link', link, 'isActived', is_actived) ORDER BY position, id), '[]')
    FROM navigation_item),
  'friendLinks', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', left(name, 30), 'link', link) ORDER BY position, id), '[]') FROM friend_link))
WHERE EXISTS (SELECT FROM home_block) OR EXISTS (SELECT FROM carousel) OR EXISTS (SELECT FROM navigation_item) OR EXISTS (SELECT FROM friend_link);

DROP TABLE home_block, carousel, navigation_item, friend_link;
