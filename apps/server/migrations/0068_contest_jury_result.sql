-- Rounds in which jurors put works in order, what the jury gave each work in the end, and whom the final votes were told.

ALTER TABLE jury_round DROP CONSTRAINT jury_round_kind_check, ADD CONSTRAINT jury_round_kind_check CHECK (kind IN ('yesNo', 'score', 'rank'));
-- 0 and 1 for no and yes, 1 to 10, or a place in the juror's order from 1; NULL for a conflict of interest.
ALTER TABLE jury_ballot DROP CONSTRAINT jury_ballot_value_check, ADD CONSTRAINT jury_ballot_value_check CHECK (value BETWEEN 0 AND 60);

-- Of every work that was in a round, from 0 to 100: as computed when the last round was published.
CREATE TABLE jury_score (
  activity_id integer NOT NULL REFERENCES activity ON DELETE CASCADE,
  entry_id integer NOT NULL REFERENCES entry ON DELETE CASCADE,
  score double precision NOT NULL CHECK (score BETWEEN 0 AND 100),
  PRIMARY KEY (activity_id, entry_id)
);

-- Whether those who voted were told that their votes are final.
ALTER TABLE vote_board ADD COLUMN is_final_told boolean NOT NULL DEFAULT false;
-- Votes that ended before this was kept are no news.
UPDATE vote_board b SET is_final_told = true FROM activity a WHERE a.id = b.activity_id AND b.counted_to >= a.vote_to;
