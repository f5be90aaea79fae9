-- Votes, what is left of each voter's, and the chained log that anybody can recount them from.

-- The moment at which votes are decided.
CREATE FUNCTION vote_clock() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT clock_timestamp() $$;

-- The end of an activity's log and the sums of it. Its row's lock puts one activity's votes in order.
CREATE TABLE vote_chain (
  activity_id integer PRIMARY KEY REFERENCES activity,
  seq integer NOT NULL DEFAULT 0,
  hash text NOT NULL DEFAULT repeat('0', 64),
  at timestamptz NOT NULL DEFAULT '-infinity',
  casts integer NOT NULL DEFAULT 0,
  withdrawn integer NOT NULL DEFAULT 0,
  quarantined integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  restored integer NOT NULL DEFAULT 0,
  CHECK (least(quarantined, removed, casts - withdrawn - quarantined - removed) >= 0)
);

-- Works and voters go by what doesn't tell a person: the work's number, and a keyed hash that differs between activities.
CREATE TABLE vote_log (
  activity_id integer NOT NULL REFERENCES activity,
  seq integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cast', 'withdraw', 'quarantine', 'remove', 'restore')),
  work integer NOT NULL,
  voter text NOT NULL,
  -- Why: of what the office or the risk check does.
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (activity_id, seq)
);
CREATE INDEX vote_log_of_voter ON vote_log (activity_id, voter);
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of votes is only added to';
END $$;
CREATE TRIGGER vote_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON vote_log EXECUTE FUNCTION refuse_log_change();

CREATE TABLE vote (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  activity_id integer NOT NULL REFERENCES activity,
  entry_id integer NOT NULL REFERENCES entry,
  voter_id integer NOT NULL REFERENCES app_user,
  state text NOT NULL CHECK (state IN ('valid', 'withdrawn', 'quarantined', 'removed')),
  cast_at timestamptz NOT NULL,
  -- In the site's time zone: the day whose votes it is one of.
  day date NOT NULL,
  -- Its line in the log, and that line's hash.
  seq integer NOT NULL,
  receipt text NOT NULL,
  -- Keyed hashes, of the network rather than of the one address; "" if unknown.
  address_mark text NOT NULL,
  device_mark text NOT NULL,
  -- The shared link that it came by; "" without one.
  channel text NOT NULL,
  -- The office looked at it: the risk check leaves it alone.
  is_cleared boolean NOT NULL DEFAULT false,
  -- Why it is not counted, as the voter reads it.
  reason text NOT NULL DEFAULT '',
  UNIQUE (voter_id, entry_id)
);
CREATE INDEX vote_cast ON vote (activity_id, cast_at);

-- Scope: `all`, a day, or a day and a category.
CREATE TABLE vote_quota (
  activity_id integer NOT NULL REFERENCES activity,
  voter_id integer NOT NULL REFERENCES app_user,
  scope text NOT NULL,
  taken integer NOT NULL CHECK (taken >= 0),
  PRIMARY KEY (voter_id, activity_id, scope)
);

-- Text of a moment as the log hashes it: UTC, microseconds.
CREATE FUNCTION vote_time(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- Adds a line to the log; returns the chain with it. Whoever calls it holds the chain's row and stores what is returned.
CREATE FUNCTION append_vote_log(chain vote_chain, kind text, work integer, voter text, reason text, moment timestamptz)
RETURNS vote_chain LANGUAGE plpgsql AS $$
DECLARE
  before text := chain.hash;
BEGIN
  chain.seq := chain.seq + 1;
  chain.at := moment;
  chain.hash := encode(sha256(convert_to(
    concat_ws(E'\n', before, chain.seq, kind, work, voter, vote_time(moment), reason), 'UTF8')), 'hex');
  INSERT INTO vote_log (activity_id, seq, kind, work, voter, reason, at, prev_hash, hash)
    VALUES (chain.activity_id, chain.seq, kind, work, voter, reason, moment, before, chain.hash);
  RETURN chain;
END $$;

CREATE FUNCTION lock_vote_chain(activity_no integer) RETURNS vote_chain LANGUAGE plpgsql AS $$
DECLARE
  chain vote_chain;
BEGIN
  SELECT * INTO chain FROM vote_chain c WHERE c.activity_id = activity_no FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO vote_chain (activity_id) SELECT id FROM activity WHERE id = activity_no AND state <> 'draft' ON CONFLICT DO NOTHING;
    SELECT * INTO chain FROM vote_chain c WHERE c.activity_id = activity_no FOR NO KEY UPDATE;
  END IF;
  RETURN chain;
END $$;

CREATE FUNCTION store_vote_chain(chain vote_chain) RETURNS void LANGUAGE sql AS $$
  UPDATE vote_chain c SET seq = chain.seq, hash = chain.hash, at = chain.at, casts = chain.casts, withdrawn = chain.withdrawn,
    quarantined = chain.quarantined, removed = chain.removed, restored = chain.restored
  WHERE c.activity_id = chain.activity_id
$$;

-- Takes one of each scope, or none and names the first that has none left.
CREATE FUNCTION take_vote_quota(activity_no integer, voter_no integer, limits jsonb, today text, category text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  spent record;
  wanted text[];
  written integer;
  in_category text := CASE WHEN category = '' THEN NULL ELSE today || ' ' || category END;
BEGIN
  SELECT coalesce(sum(taken) FILTER (WHERE scope = 'all'), 0) AS in_all, coalesce(sum(taken) FILTER (WHERE scope = today), 0) AS on_day,
      coalesce(sum(taken) FILTER (WHERE scope = in_category), 0) AS in_category
    INTO spent FROM vote_quota q
    WHERE q.activity_id = activity_no AND q.voter_id = voter_no AND q.scope IN ('all', today, in_category);
  IF spent.in_all >= (limits ->> 'inAll')::int THEN RETURN 'noneInAll'; END IF;
  IF spent.on_day >= (limits ->> 'perDay')::int THEN RETURN 'noneToday'; END IF;
  IF in_category IS NOT NULL AND spent.in_category >= (limits ->> 'perCategoryDay')::int THEN RETURN 'noneInCategory'; END IF;
  wanted := array_remove(ARRAY['all', today, in_category], NULL);
  INSERT INTO vote_quota AS q (activity_id, voter_id, scope, taken)
    SELECT activity_no, voter_no, s.scope, 1 FROM unnest(wanted) s(scope)
    ON CONFLICT (voter_id, activity_id, scope) DO UPDATE SET taken = q.taken + 1
    WHERE q.taken < CASE q.scope WHEN 'all' THEN (limits ->> 'inAll')::int WHEN today THEN (limits ->> 'perDay')::int
      ELSE coalesce((limits ->> 'perCategoryDay')::int, q.taken + 1) END;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written < cardinality(wanted) THEN RAISE EXCEPTION 'more votes than allowed'; END IF;
  RETURN NULL;
END $$;

-- Decides each of the votes on its own, in their order, in one transaction. `ballots`: place, entry, voter, pseudonym, address,
-- device, channel of each.
CREATE FUNCTION cast_votes(activity_no integer, zone text, ballots jsonb) RETURNS TABLE (place integer, outcome text)
LANGUAGE plpgsql AS $$
DECLARE
  chain vote_chain := lock_vote_chain(activity_no);
  moment timestamptz := greatest(vote_clock(), chain.at);
  today date := (moment AT TIME ZONE zone)::date;
  limits jsonb;
  is_open boolean;
  ballot record;
  earlier text;
BEGIN
  SELECT a.rules -> 'voting', coalesce(a.state = 'published' AND moment >= a.vote_from AND moment < a.vote_to, false)
    INTO limits, is_open FROM activity a WHERE a.id = activity_no;
  -- In the order in which others count into works, too.
  PERFORM FROM entry e WHERE e.activity_id = activity_no AND e.id IN (SELECT b.entry FROM jsonb_to_recordset(ballots) AS b(entry int))
    ORDER BY e.id FOR NO KEY UPDATE;
  FOR ballot IN
    SELECT b.*, u.is_active AND u.deleted_at IS NULL AS is_active, u.phone IS NOT NULL AS has_phone,
      e.number, e.category, e.user_id AS author_id, e.state AS entry_state
    FROM jsonb_to_recordset(ballots) AS b(place int, entry int, voter int, pseudonym text, address text, device text, channel text)
    LEFT JOIN app_user u ON u.id = b.voter
    LEFT JOIN entry e ON e.id = b.entry AND e.activity_id = activity_no
    ORDER BY b.place
  LOOP
    place := ballot.place;
    SELECT v.state INTO earlier FROM vote v WHERE v.voter_id = ballot.voter AND v.entry_id = ballot.entry;
    outcome := CASE
      WHEN earlier <> 'withdrawn' THEN 'cast'
      WHEN ballot.number IS NULL OR ballot.entry_state <> 'accepted' THEN 'noWork'
      WHEN NOT is_open OR jsonb_typeof(limits) IS DISTINCT FROM 'object' THEN 'closed'
      WHEN ballot.is_active IS NOT TRUE THEN 'inactive'
      WHEN ballot.author_id = ballot.voter THEN 'ownWork'
      WHEN limits ->> 'voters' = 'phone' AND NOT ballot.has_phone THEN 'noPhone'
      ELSE take_vote_quota(activity_no, ballot.voter, limits, today::text, ballot.category)
    END;
    IF outcome IS NULL THEN
      outcome := 'cast';
      chain := append_vote_log(chain, 'cast', ballot.number, ballot.pseudonym, '', moment);
      chain.casts := chain.casts + 1;
      INSERT INTO vote (activity_id, entry_id, voter_id, state, cast_at, day, seq, receipt, address_mark, device_mark, channel)
        VALUES (activity_no, ballot.entry, ballot.voter, 'valid', moment, today, chain.seq, chain.hash, ballot.address, ballot.device, ballot.channel)
        ON CONFLICT (voter_id, entry_id) DO UPDATE SET state = 'valid', cast_at = excluded.cast_at, day = excluded.day, seq = excluded.seq,
          receipt = excluded.receipt, address_mark = excluded.address_mark, device_mark = excluded.device_mark, channel = excluded.channel;
      UPDATE entry SET votes = votes + 1 WHERE id = ballot.entry;
    END IF;
    RETURN NEXT;
  END LOOP;
  PERFORM store_vote_chain(chain);
END $$;

-- Takes a vote back and gives the quota of its day back.
CREATE FUNCTION withdraw_vote(activity_no integer, entry_no integer, voter_no integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  chain vote_chain := lock_vote_chain(activity_no);
  moment timestamptz := greatest(vote_clock(), chain.at);
  own record;
BEGIN
  SELECT v.id, v.state, v.day::text AS day, l.work, l.voter, e.category,
      coalesce(a.state = 'published' AND moment < a.vote_to AND moment < v.cast_at + make_interval(mins => (a.rules -> 'voting' ->> 'takeBackMinutes')::int), false) AS is_open
    INTO own
    FROM vote v JOIN entry e ON e.id = v.entry_id JOIN activity a ON a.id = v.activity_id
    JOIN vote_log l ON l.activity_id = v.activity_id AND l.seq = v.seq
    WHERE v.activity_id = activity_no AND v.entry_id = entry_no AND v.voter_id = voter_no;
  IF NOT FOUND THEN RETURN 'noVote'; END IF;
  IF own.state = 'withdrawn' THEN RETURN 'withdrawn'; END IF;
  IF own.state = 'removed' OR NOT own.is_open THEN RETURN 'late'; END IF;
  chain := append_vote_log(chain, 'withdraw', own.work, own.voter, '', moment);
  chain.withdrawn := chain.withdrawn + 1;
  IF own.state = 'quarantined' THEN chain.quarantined := chain.quarantined - 1;
  ELSE UPDATE entry SET votes = votes - 1 WHERE id = entry_no;
  END IF;
  UPDATE vote SET state = 'withdrawn', reason = '' WHERE id = own.id;
  UPDATE vote_quota q SET taken = q.taken - 1 WHERE q.activity_id = activity_no AND q.voter_id = voter_no AND q.taken > 0
    AND q.scope IN ('all', own.day, own.day || ' ' || own.category);
  PERFORM store_vote_chain(chain);
  RETURN 'withdrawn';
END $$;

-- Quarantines, removes or restores those of the votes whose state allows it; returns them.
CREATE FUNCTION move_votes(activity_no integer, votes bigint[], move text, why text) RETURNS SETOF bigint LANGUAGE plpgsql AS $$
DECLARE
  chain vote_chain := lock_vote_chain(activity_no);
  moment timestamptz := greatest(vote_clock(), chain.at);
  moved record;
BEGIN
  PERFORM FROM entry e WHERE e.id IN (SELECT v.entry_id FROM vote v WHERE v.activity_id = activity_no AND v.id = ANY(move_votes.votes)) ORDER BY e.id FOR NO KEY UPDATE;
  FOR moved IN
    SELECT v.id, v.state, v.entry_id, l.work, l.voter FROM vote v JOIN vote_log l ON l.activity_id = v.activity_id AND l.seq = v.seq
    WHERE v.activity_id = activity_no AND v.id = ANY(votes) AND CASE move
      WHEN 'quarantine' THEN v.state = 'valid' AND NOT v.is_cleared
      WHEN 'remove' THEN v.state IN ('valid', 'quarantined')
      WHEN 'restore' THEN v.state IN ('quarantined', 'removed') END
    ORDER BY v.id
  LOOP
    chain := append_vote_log(chain, move, moved.work, moved.voter, why, moment);
    IF moved.state = 'quarantined' THEN chain.quarantined := chain.quarantined - 1; END IF;
    IF moved.state = 'removed' THEN chain.removed := chain.removed - 1; END IF;
    IF move = 'quarantine' THEN chain.quarantined := chain.quarantined + 1; END IF;
    IF move = 'remove' THEN chain.removed := chain.removed + 1; END IF;
    IF move = 'restore' THEN chain.restored := chain.restored + 1; END IF;
    UPDATE vote v SET state = CASE move WHEN 'quarantine' THEN 'quarantined' WHEN 'remove' THEN 'removed' ELSE 'valid' END,
      is_cleared = v.is_cleared OR move <> 'quarantine', reason = CASE WHEN move = 'restore' THEN '' ELSE why END WHERE v.id = moved.id;
    IF moved.state = 'valid' THEN UPDATE entry SET votes = entry.votes - 1 WHERE id = moved.entry_id; END IF;
    IF move = 'restore' THEN UPDATE entry SET votes = entry.votes + 1 WHERE id = moved.entry_id; END IF;
    RETURN NEXT moved.id;
  END LOOP;
  PERFORM store_vote_chain(chain);
END $$;
