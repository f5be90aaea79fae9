-- Null: no limit. Bytes are those of the originals.
ALTER TABLE tenant
  ADD COLUMN storage_limit_bytes bigint CHECK (storage_limit_bytes > 0),
  ADD COLUMN user_limit integer CHECK (user_limit > 0),
  -- While its schema is being made nobody reaches it; a creation that failed may be begun again under the same host name.
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('creating', 'failed', 'open')),
  ADD COLUMN state_changed_at timestamptz NOT NULL DEFAULT now();
