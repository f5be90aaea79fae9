-- Who holds a waiting image, so that two never review the same one; gone with the decision.
CREATE TABLE review_lease (
  image_id integer PRIMARY KEY REFERENCES image ON DELETE CASCADE,
  reviewer_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  -- When the holder first looked at the original 1:1, which the audit log tells.
  original_seen_at timestamptz
);
CREATE INDEX review_lease_reviewer ON review_lease (reviewer_id);

-- What has happened to an image or album on its way through review. Each time counts only for the submission it followed.
CREATE TABLE review_progress (
  image_id integer UNIQUE REFERENCES image ON DELETE CASCADE,
  album_id integer UNIQUE REFERENCES album ON DELETE CASCADE,
  -- The first of two approvals.
  passed_by integer REFERENCES app_user ON DELETE SET NULL,
  passed_at timestamptz,
  -- The author's appeal, and whose rejection it is against.
  appealed_at timestamptz,
  appeal text NOT NULL DEFAULT '',
  rejected_by integer REFERENCES app_user ON DELETE SET NULL,
  CHECK (num_nonnulls(image_id, album_id) = 1)
);

-- Figures of the queue: decisions of a day, and the reasons given to an author.
CREATE INDEX state_change_decided ON state_change (at) WHERE from_state = 'pending';

-- Narrow, so that looking for the same picture reads the index instead of the table.
CREATE INDEX image_perceptual_hash ON image (perceptual_hash) WHERE perceptual_hash IS NOT NULL;
