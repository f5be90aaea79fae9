-- What the provider said of a payment the last time the books were compared with it.
ALTER TABLE payment
  ADD COLUMN compared_at timestamptz,
  ADD COLUMN there_state text CHECK (there_state IN ('pending', 'paid', 'closed')),
  ADD COLUMN there_cents integer;
CREATE INDEX payment_day ON payment (created_at);

-- Where a provider and the books differ, until they agree again or somebody has dealt with it.
CREATE TABLE payment_exception (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- paidThere: money came of which nobody told us; paidHere: booked, and the provider knows of none; amount: another sum;
  -- unanswered: the provider doesn't know it or doesn't answer; refundStuck: approved a day ago and not given back.
  kind text NOT NULL CHECK (kind IN ('paidThere', 'paidHere', 'amount', 'unanswered', 'refundStuck')),
  payment_id integer REFERENCES payment,
  refund_id integer REFERENCES refund,
  here_cents integer NOT NULL,
  -- Null where the provider didn't say.
  there_cents integer,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'closed')),
  -- What the program did of itself, or what somebody noted.
  note text NOT NULL DEFAULT '',
  closed_by integer REFERENCES app_user ON DELETE SET NULL,
  closed_at timestamptz,
  found_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(payment_id, refund_id) = 1)
);
CREATE UNIQUE INDEX payment_exception_open ON payment_exception (kind, coalesce(payment_id, 0), coalesce(refund_id, 0)) WHERE state = 'open';
CREATE INDEX payment_exception_found ON payment_exception (found_at DESC, id DESC);
