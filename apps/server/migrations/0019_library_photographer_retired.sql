-- The role makes the photographer. Without it a photographer with works is retired, for the works keep their author; one without works is deleted.
ALTER TABLE photographer ADD retired_at timestamptz;

CREATE VIEW active_photographer AS SELECT * FROM photographer WHERE retired_at IS NULL;

INSERT INTO photographer (user_id)
SELECT ur.user_id FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE r.name = 'photographer' ON CONFLICT DO NOTHING;

INSERT INTO user_role (user_id, role_id)
SELECT p.user_id, r.id FROM photographer p JOIN app_user u ON u.id = p.user_id AND u.deleted_at IS NULL, role r WHERE r.name = 'photographer'
ON CONFLICT DO NOTHING;
