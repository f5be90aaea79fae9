import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Makes people who are logged in, and with the role `admin` those who may do everything; returns their tokens. */
export async function makePeople(client: pg.Client, count: number, prefix: string, role: string): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `WITH person AS (
       INSERT INTO app_user (user_name, nick_name, phone)
       SELECT $3 || n, $3 || n, '13' || $5 || lpad(n::text, 8, '0') FROM generate_series(1, $1::int) n RETURNING id
     ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM person),
     given AS (INSERT INTO user_role (user_id, role_id) SELECT p.id, r.id FROM person p, role r WHERE r.name = $4)
     INSERT INTO session (token_hash, user_id, is_remembered, expires_at, client_ip, user_agent)
     SELECT t.hash, p.id, false, now() + interval '1 day', '192.0.2.1', 'bench'
     FROM numbered p JOIN unnest($2::bytea[]) WITH ORDINALITY AS t(hash, n) ON t.n = p.n`,
    [
      count,
      tokens.map((token) => createHash('sha256').update(token).digest()),
      prefix,
      role,
      role === 'admin' ? '1' : '2',
    ],
  );
  return tokens;
}
