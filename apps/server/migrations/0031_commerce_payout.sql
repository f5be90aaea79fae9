-- Where an author's money goes; one each.
CREATE TABLE payout_account (
  user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('bank', 'alipay')),
  holder text NOT NULL,
  -- "" for Alipay.
  bank text NOT NULL,
  number_sealed bytea NOT NULL,
  -- What is shown of the number.
  number_end text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- requested → checked (above the limit) → approved → paid; rejected, withdrawn. The account is kept as it was asked for.
CREATE TABLE payout (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'checked', 'approved', 'paid', 'rejected', 'withdrawn')),
  needs_two boolean NOT NULL,
  kind text NOT NULL,
  holder text NOT NULL,
  bank text NOT NULL,
  number_sealed bytea NOT NULL,
  number_end text NOT NULL,
  account_changed_at timestamptz NOT NULL,
  checked_by integer REFERENCES app_user ON DELETE SET NULL,
  checked_at timestamptz,
  approved_by integer REFERENCES app_user ON DELETE SET NULL,
  approved_at timestamptz,
  -- The bank's number of the transfer.
  voucher text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payout_two_people CHECK (checked_by <> approved_by),
  CHECK (state <> 'paid' OR voucher <> '')
);
CREATE INDEX payout_user ON payout (user_id, id DESC);
CREATE INDEX payout_state ON payout (state, id DESC);
