-- A temporary password opens nothing but the choice of an own one.
ALTER TABLE app_user
  ADD COLUMN password_is_temporary boolean NOT NULL DEFAULT false;
CREATE INDEX app_user_created ON app_user (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX user_role_role ON user_role (role_id, user_id);

-- Who really acted, while somebody works in another's name.
CREATE INDEX session_of_impersonator ON session (impersonator_id) WHERE impersonator_id IS NOT NULL;
ALTER TABLE audit_log ADD COLUMN impersonator_id integer;
