-- To whom invoices are made out.
CREATE TABLE invoice_title (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('personal', 'company')),
  name text NOT NULL,
  -- Of a company; "" for a person.
  tax_number text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoice_title_once UNIQUE (user_id, kind, name, tax_number)
);

-- applied → issued | rejected | withdrawn. A red one takes an issued one back, in whole or in part, after a refund.
CREATE TABLE invoice (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  no text NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES app_user,
  state text NOT NULL DEFAULT 'applied' CHECK (state IN ('applied', 'issued', 'rejected', 'withdrawn')),
  red_of integer REFERENCES invoice,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- As they were when it was applied for.
  title_kind text NOT NULL,
  title_name text NOT NULL,
  tax_number text NOT NULL,
  answer text NOT NULL DEFAULT '',
  -- Of the PDF in the storage; "" until issued.
  file_key text NOT NULL DEFAULT '',
  decided_by integer REFERENCES app_user ON DELETE SET NULL,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'issued' OR file_key <> '')
);
CREATE INDEX invoice_user ON invoice (user_id, id DESC);
CREATE INDEX invoice_state ON invoice (state, id DESC);
CREATE INDEX invoice_red ON invoice (red_of) WHERE red_of IS NOT NULL;

-- What of each order it is for; an order is in one invoice that waits or is issued.
CREATE TABLE invoice_order (
  invoice_id integer NOT NULL REFERENCES invoice,
  order_id integer NOT NULL REFERENCES purchase_order,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- Of an invoice that was rejected or withdrawn, and of red ones: the order may be in another.
  is_void boolean NOT NULL DEFAULT false,
  PRIMARY KEY (invoice_id, order_id)
);
CREATE UNIQUE INDEX invoice_order_once ON invoice_order (order_id) WHERE NOT is_void;
