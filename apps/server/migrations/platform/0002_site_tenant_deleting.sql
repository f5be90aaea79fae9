-- A deleted site is unreachable at once; a job then drops its tables, removes its files and, last, this row.
ALTER TABLE tenant DROP CONSTRAINT tenant_state_check;
ALTER TABLE tenant ADD CONSTRAINT tenant_state_check CHECK (state IN ('creating', 'failed', 'open', 'deleting'));
