ALTER TABLE comment DROP CONSTRAINT comment_subject_kind_check;
ALTER TABLE comment ADD CONSTRAINT comment_subject_kind_check
  CHECK (subject_kind IN ('image', 'album', 'topic', 'article', 'activity', 'work', 'video', 'panorama', 'book'));
