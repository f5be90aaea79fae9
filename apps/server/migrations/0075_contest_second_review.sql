-- A second pair of eyes: a reviewer asks for it and decides no more, or the author appeals a refusal, which its reviewer doesn't decide again.
ALTER TABLE entry
  -- While the work waits: that another reviewer decides, and whom it is not.
  ADD second_asked_at timestamptz,
  ADD second_asked_by integer REFERENCES app_user ON DELETE SET NULL,
  -- Once a work; the author's words.
  ADD appealed_at timestamptz,
  ADD appeal text NOT NULL DEFAULT '';
