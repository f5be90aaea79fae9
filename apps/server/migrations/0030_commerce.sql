-- Books in double entry. A balance is the sum of what came in minus what went out; the balances of a currency sum to zero.
CREATE TABLE ledger_account (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- cny: fen; credits: points; quota: licences.
  currency text NOT NULL CHECK (currency IN ('cny', 'credits', 'quota')),
  kind text NOT NULL,
  -- A user for what people own, an authorization package for a quota; null for the site's own accounts.
  owner_id integer,
  balance bigint NOT NULL DEFAULT 0,
  -- True for what stands for the world outside: the payment providers, the issuers.
  may_overdraw boolean NOT NULL,
  UNIQUE NULLS NOT DISTINCT (currency, kind, owner_id),
  CONSTRAINT ledger_account_covered CHECK (may_overdraw OR balance >= 0)
);

-- Append-only. What is pending stands in a holding account, until the one transfer that closes it posts or voids it.
CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Goes down.
  debit_id integer NOT NULL REFERENCES ledger_account,
  -- Goes up.
  credit_id integer NOT NULL REFERENCES ledger_account,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What caused it, such as payment:12; with the kind it is unique: one event, one transfer.
  source text NOT NULL,
  kind text NOT NULL,
  -- The transfer that this one takes back, in whole or in part.
  corrects_id bigint REFERENCES ledger_transfer,
  -- The pending transfer that this one posts or voids.
  closes_id bigint UNIQUE REFERENCES ledger_transfer,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now(),
  CHECK (debit_id <> credit_id),
  CONSTRAINT ledger_transfer_once UNIQUE (source, kind)
);
CREATE INDEX ledger_transfer_debit ON ledger_transfer (debit_id, id DESC);
CREATE INDEX ledger_transfer_credit ON ledger_transfer (credit_id, id DESC);
CREATE INDEX ledger_transfer_corrects ON ledger_transfer (corrects_id) WHERE corrects_id IS NOT NULL;

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a transfer is never changed; book a correction';
END $$;
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- What a tier allows, in versions; a licence keeps the one it was bought under.
CREATE TABLE licence_text (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tier text NOT NULL CHECK (tier IN ('editorial', 'commercial', 'extended')),
  version integer NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  created_by integer REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (tier, version)
);

CREATE TABLE cart_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  image_id integer NOT NULL REFERENCES image ON DELETE CASCADE,
  tier text NOT NULL CHECK (tier IN ('editorial', 'commercial', 'extended')),
  -- When it was put there.
  unit_price integer NOT NULL CHECK (unit_price >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_line_once UNIQUE (user_id, image_id, tier)
);

-- Prepaid licences of a user or of a unit.
CREATE TABLE authorization_package (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  user_id integer REFERENCES app_user,
  unit_id integer REFERENCES organization_unit,
  quota integer NOT NULL CHECK (quota > 0),
  -- Paid for all of it; its licences share it.
  price integer NOT NULL CHECK (price >= 0),
  -- The highest tier it pays.
  tier text NOT NULL CHECK (tier IN ('editorial', 'commercial', 'extended')),
  valid_until timestamptz NOT NULL,
  is_closed boolean NOT NULL DEFAULT false,
  granted_by integer REFERENCES app_user ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(user_id, unit_id) = 1)
);
CREATE INDEX authorization_package_user ON authorization_package (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX authorization_package_unit ON authorization_package (unit_id) WHERE unit_id IS NOT NULL;

-- Anything that is paid: pictures, a package, a mall order's cash, a ticket. `subject_id` is the row of the kind's own table.
CREATE TABLE purchase_order (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Shown to people; random, so that it tells nothing.
  no text NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN ('images', 'package', 'mall', 'ticket')),
  subject_id integer,
  title text NOT NULL,
  state text NOT NULL DEFAULT 'pendingPayment' CHECK (state IN
    ('pendingPayment', 'paid', 'completed', 'cancelled', 'expired', 'refunding', 'refunded', 'partRefunded')),
  pay_by text NOT NULL CHECK (pay_by IN ('cash', 'package')),
  list_cents integer NOT NULL CHECK (list_cents >= 0),
  discount_cents integer NOT NULL CHECK (discount_cents BETWEEN 0 AND list_cents),
  total_cents integer NOT NULL CHECK (total_cents = list_cents - discount_cents),
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND total_cents),
  licensee_kind text CHECK (licensee_kind IN ('person', 'organization')),
  licensee text NOT NULL DEFAULT '',
  package_id integer REFERENCES authorization_package,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((paid_at IS NULL) = (state IN ('pendingPayment', 'cancelled', 'expired')))
);
CREATE INDEX purchase_order_user ON purchase_order (user_id, id DESC);
CREATE INDEX purchase_order_open ON purchase_order (expires_at) WHERE state = 'pendingPayment';
CREATE INDEX purchase_order_state ON purchase_order (state, id DESC);
CREATE INDEX purchase_order_subject ON purchase_order (kind, subject_id) WHERE subject_id IS NOT NULL;

CREATE TABLE purchase_order_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES purchase_order,
  from_state text,
  to_state text NOT NULL,
  actor_id integer REFERENCES app_user ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX purchase_order_change_of ON purchase_order_change (order_id, id);

-- A picture in an order; everything that counts is kept as it was then.
CREATE TABLE purchase_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES purchase_order,
  image_id integer NOT NULL REFERENCES image,
  tier text NOT NULL CHECK (tier IN ('editorial', 'commercial', 'extended')),
  title text NOT NULL,
  author_id integer NOT NULL,
  licence_text_id integer NOT NULL REFERENCES licence_text,
  list_cents integer NOT NULL CHECK (list_cents >= 0),
  paid_cents integer NOT NULL CHECK (paid_cents BETWEEN 0 AND list_cents),
  -- The author's part of what it is worth, and when it can be paid out. Null until paid.
  share_cents integer,
  share_release_at timestamptz,
  is_share_released boolean NOT NULL DEFAULT false,
  first_downloaded_at timestamptz,
  refunded_at timestamptz,
  CONSTRAINT purchase_line_once UNIQUE (order_id, image_id, tier)
);
CREATE INDEX purchase_line_image ON purchase_line (image_id);
CREATE INDEX purchase_line_author ON purchase_line (author_id, id DESC);
CREATE INDEX purchase_line_frozen ON purchase_line (share_release_at) WHERE NOT is_share_released AND refunded_at IS NULL;

-- The discount of a person's first purchase, reserved by the order that uses it. The key outlives the account.
CREATE TABLE first_purchase (
  -- Of the account and of its phone.
  person_key bytea PRIMARY KEY CHECK (length(person_key) = 32),
  order_id integer NOT NULL REFERENCES purchase_order
);
CREATE INDEX first_purchase_order ON first_purchase (order_id);

CREATE TABLE payment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES purchase_order,
  provider text NOT NULL CHECK (provider IN ('cashier', 'wechat', 'alipay')),
  way text NOT NULL CHECK (way IN ('qr', 'jsapi', 'h5', 'wap')),
  -- Our number at the provider.
  trade_no text NOT NULL UNIQUE,
  provider_no text NOT NULL DEFAULT '',
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- late: money that came for an order that no longer took it, or a second time; it goes back.
  state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'paid', 'late', 'closed')),
  -- What the QR says or the browser opens.
  address text NOT NULL DEFAULT '',
  paid_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_order ON payment (order_id);
CREATE INDEX payment_created ON payment (created_at) WHERE state = 'created';
CREATE UNIQUE INDEX payment_paid_once ON payment (order_id) WHERE state = 'paid';

-- Every notice of a provider that was signed rightly, once.
CREATE TABLE payment_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  event_no text NOT NULL,
  trade_no text NOT NULL,
  outcome text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_notice_once UNIQUE (provider, event_no)
);

CREATE TABLE refund (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES purchase_order,
  payment_id integer REFERENCES payment,
  -- Our number at the provider.
  refund_no text NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  -- requested → approved → done | failed → approved …; requested → rejected | withdrawn.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'approved', 'done', 'failed', 'rejected', 'withdrawn')),
  reason text NOT NULL,
  message text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  requested_by integer REFERENCES app_user ON DELETE SET NULL,
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz,
  done_at timestamptz,
  failure text NOT NULL DEFAULT '',
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refund_order ON refund (order_id);
CREATE INDEX refund_state ON refund (state, id DESC);

-- A line is in one refund that is under way or done.
CREATE TABLE refund_line (
  refund_id integer NOT NULL REFERENCES refund,
  line_id integer NOT NULL REFERENCES purchase_line,
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  is_void boolean NOT NULL DEFAULT false,
  PRIMARY KEY (refund_id, line_id)
);
CREATE UNIQUE INDEX refund_line_once ON refund_line (line_id) WHERE NOT is_void;

CREATE TABLE licence (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  no text NOT NULL UNIQUE,
  line_id integer NOT NULL UNIQUE REFERENCES purchase_line,
  image_id integer NOT NULL REFERENCES image,
  user_id integer NOT NULL REFERENCES app_user,
  -- The buyer's unit, whose members may download too where the tier allows it.
  unit_id integer REFERENCES organization_unit ON DELETE SET NULL,
  tier text NOT NULL,
  licensee text NOT NULL,
  licence_text_id integer NOT NULL REFERENCES licence_text,
  -- Of the original that was bought.
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  issued_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX licence_image ON licence (image_id);
CREATE INDEX licence_user ON licence (user_id, id DESC);
CREATE INDEX licence_unit ON licence (unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX licence_sha256 ON licence (sha256);

-- Links of five minutes, bound to a person; a line is null for an order's whole folder.
CREATE TABLE download_link (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  order_id integer NOT NULL REFERENCES purchase_order,
  licence_id integer REFERENCES licence,
  variant text NOT NULL CHECK (variant IN ('original', 'web')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX download_link_expired ON download_link (expires_at);

INSERT INTO licence_text (tier, version, summary, body) VALUES
  ('editorial', 1, '新闻报道、图书教材、学术',
   E'可以用于：新闻报道、评论、图书教材、学术论文和课堂。\n使用时署名作者和图苑。\n不可以用于：广告、包装、商品和任何促销；转卖或转授权图片本身；注册商标。\n期限：永久。地域：全球。'),
  ('commercial', 1, '广告、包装、网站、宣传',
   E'可以用于：广告、包装、网站、社交媒体、宣传册和展示，印量不超过 50 万份。\n授权对象是单位时，单位的同事也可以下载和使用。\n不可以用于：以图片为主要价值的商品；转卖或转授权图片本身；注册商标。\n期限：永久。地域：全球。'),
  ('extended', 1, '商品印制、转售、印量不限',
   E'可以用于：商用授权的全部用途，印量不限；以图片为主要价值的商品，例如明信片、装饰画和文创商品。\n授权对象是单位时，单位的同事也可以下载和使用。\n不可以用于：转卖或转授权图片文件本身；注册商标。\n期限：永久。地域：全球。');
