-- What credits are exchanged for.
CREATE TABLE mall_goods (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- physical: sent to an address; coupon: codes of a pool; quota: licences in an authorization package.
  kind text NOT NULL CHECK (kind IN ('physical', 'coupon', 'quota')),
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  -- Path of the picture; "" without one.
  picture text NOT NULL DEFAULT '',
  credits integer NOT NULL CHECK (credits BETWEEN 1 AND 1000000),
  cash_cents integer NOT NULL DEFAULT 0 CHECK (cash_cents BETWEEN 0 AND 10000000),
  -- Everything that was ever put there, what is left of it, and what is in orders that stand.
  stocked integer NOT NULL DEFAULT 0,
  stock integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  per_person integer CHECK (per_person BETWEEN 1 AND 1000),
  is_on_sale boolean NOT NULL DEFAULT false,
  -- Of one piece of kind quota.
  quota integer CHECK (quota BETWEEN 1 AND 10000),
  quota_tier text CHECK (quota_tier IN ('editorial', 'commercial', 'extended')),
  quota_months integer CHECK (quota_months BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mall_goods_stock CHECK (stock >= 0),
  CHECK (stock + sold = stocked),
  CHECK (num_nonnulls(quota, quota_tier, quota_months) = CASE WHEN kind = 'quota' THEN 3 ELSE 0 END)
);
CREATE INDEX mall_goods_on_sale ON mall_goods (credits, id) WHERE is_on_sale;

CREATE TABLE mall_order (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  no text NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES app_user,
  goods_id integer NOT NULL REFERENCES mall_goods,
  -- As they were then.
  kind text NOT NULL,
  title text NOT NULL,
  picture text NOT NULL,
  quota integer,
  quota_tier text,
  quota_months integer,
  pieces integer NOT NULL CHECK (pieces > 0),
  -- Of all pieces.
  credits integer NOT NULL CHECK (credits > 0),
  cash_cents integer NOT NULL CHECK (cash_cents >= 0),
  -- Takes the cash.
  purchase_order_id integer UNIQUE REFERENCES purchase_order,
  state text NOT NULL DEFAULT 'pendingPayment' CHECK (state IN
    ('pendingPayment', 'paid', 'shipped', 'received', 'cancelled', 'expired')),
  -- Name, phone and address, sealed.
  recipient bytea,
  carrier text NOT NULL DEFAULT '',
  tracking_no text NOT NULL DEFAULT '',
  -- What a quota went into.
  package_id integer REFERENCES authorization_package,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  closed_at timestamptz,
  CHECK ((recipient IS NOT NULL) <= (kind = 'physical'))
);
CREATE INDEX mall_order_user ON mall_order (user_id, id DESC);
CREATE INDEX mall_order_goods ON mall_order (goods_id, user_id);
CREATE INDEX mall_order_state ON mall_order (state, id DESC);

-- Codes of kind coupon, each given to one order.
CREATE TABLE mall_code (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  goods_id integer NOT NULL REFERENCES mall_goods,
  -- Sealed.
  code bytea NOT NULL,
  mark bytea NOT NULL CHECK (length(mark) = 32),
  order_id integer REFERENCES mall_order,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mall_code_once UNIQUE (goods_id, mark)
);
CREATE INDEX mall_code_free ON mall_code (goods_id, id) WHERE order_id IS NULL;
CREATE INDEX mall_code_order ON mall_code (order_id) WHERE order_id IS NOT NULL;

-- Where a user had something sent last, sealed.
CREATE TABLE mall_recipient (
  user_id integer PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  recipient bytea NOT NULL
);
