-- Packages that everybody can buy.
CREATE TABLE package_offer (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  quota integer NOT NULL CHECK (quota > 0),
  price integer NOT NULL CHECK (price > 0),
  tier text NOT NULL CHECK (tier IN ('editorial', 'commercial', 'extended')),
  valid_months integer NOT NULL CHECK (valid_months > 0),
  is_on_sale boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE authorization_package
  -- Of a bought one: what its order froze, until it is paid and counts from then on.
  ADD COLUMN valid_months integer,
  ADD COLUMN offer_id integer REFERENCES package_offer,
  -- Null while it waits for its payment.
  ADD COLUMN activated_at timestamptz,
  -- What was left is forfeited.
  ADD COLUMN expired_at timestamptz,
  ADD COLUMN note text NOT NULL DEFAULT '';
UPDATE authorization_package SET activated_at = created_at;
CREATE INDEX authorization_package_ending ON authorization_package (valid_until) WHERE expired_at IS NULL;
