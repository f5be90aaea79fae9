import { hashPassword } from '@tuyuan/server/src/modules/account/identity/password.ts';
import type pg from 'pg';

/** Users as a large site has them: phones, e-mails, one or two roles, a log-in now and then. */
export async function fillUsers(pool: pg.Pool, size: number): Promise<void> {
  await pool.query(
    `INSERT INTO app_user (user_name, nick_name, phone, email, is_active, created_at)
     SELECT 'bench' || n, '第' || n || '位会员', '139' || lpad(n::text, 8, '0'), 'bench' || n || '@example.cn', n % 50 <> 0, now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [size],
  );
  await pool.query(
    `INSERT INTO user_role (user_id, role_id) SELECT u.id, r.id FROM app_user u JOIN role r ON r.name = 'user' OR (r.name = 'photographer' AND u.id % 10 = 0)
     WHERE u.user_name LIKE 'bench%' ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO login_attempt (user_id, user_name, result, client_ip, user_agent)
     SELECT id, user_name, 'success', '10.0.0.1', 'bench' FROM app_user WHERE user_name LIKE 'bench%' AND id % 3 = 0`,
  );
  await pool.query('VACUUM ANALYZE app_user, user_role, login_attempt');
}

export async function setPassword(pool: pg.Pool, userName: string, password: string): Promise<void> {
  await pool.query('UPDATE app_user SET password_hash = $2, password_is_temporary = false WHERE user_name = $1', [
    userName,
    await hashPassword(password),
  ]);
}
