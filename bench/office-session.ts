import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type OwnServer, resultOf } from './own-server.ts';

interface Asked<Schema extends z.ZodType> {
  method: string;
  path: string;
  output: Schema;
}

export interface OfficeSession {
  /** Throws where it is refused. */
  ask<Schema extends z.ZodType>(endpoint: Asked<Schema>, input: object): Promise<z.output<Schema>>;
}

/** Logs in a user with every permission. */
export async function openOffice({
  client,
  get,
  post,
  put,
}: Pick<OwnServer, 'client' | 'get' | 'post' | 'put'>): Promise<OfficeSession> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `WITH person AS (INSERT INTO app_user (user_name, nick_name) VALUES ('会务组', '会务组') RETURNING id),
       role AS (INSERT INTO user_role (user_id, role_id) SELECT person.id, role.id FROM person, role WHERE role.name = 'admin')
     INSERT INTO session (token_hash, user_id, is_remembered, expires_at, client_ip, user_agent)
     SELECT $1, id, false, now() + interval '1 day', '192.0.2.1', 'bench' FROM person`,
    [createHash('sha256').update(token).digest()],
  );
  const authorization = `Bearer ${token}`;
  const calls = { GET: get, POST: post, PUT: put };
  return {
    async ask({ method, path, output }, input) {
      const call = method === 'GET' || method === 'PUT' ? calls[method] : calls.POST;
      const answer = await call(path, { authorization, 'idempotency-key': randomUUID() }, input);
      if (answer.status !== 200) throw new Error(`${path} ${JSON.stringify(answer.body)}`);
      return resultOf(output, answer);
    },
  };
}
