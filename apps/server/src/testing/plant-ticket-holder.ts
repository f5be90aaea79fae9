import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });

async function insertedId(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  return IdRow.parse((await db.execute(query)).rows[0]).id;
}

/** A published conference that is running. */
export function plantConference(db: Database): Promise<number> {
  return insertedId(
    db,
    sql`
      INSERT INTO conference (state, title, start_time, end_time, reg_start_time, reg_end_time, version, published_at)
      VALUES ('published', '江南影像大会', now() - interval '1 hour', now() + interval '1 day', now() - interval '9 days', now() - interval '2 hours', 1, now())
      RETURNING id`,
  );
}

/** An attendee of that kind whose phone is logged in; answers the phone's header. A conference of its own unless one is named. */
export async function plantTicketHolder(
  db: Database,
  { userType, conferenceId, name = '林砚秋' }: { userType: number; conferenceId?: number; name?: string },
): Promise<Record<'x-conference-session', string>> {
  const id = (query: ReturnType<typeof sql>) => insertedId(db, query);
  const conference = conferenceId ?? (await plantConference(db));
  const type = await id(sql`
    INSERT INTO ticket_type (conference_id, name, user_type) VALUES (${conference}, ${`票种 ${userType}`}, ${userType})
    ON CONFLICT (conference_id, name) DO UPDATE SET user_type = EXCLUDED.user_type RETURNING id`);
  const attendee = await id(sql`
    INSERT INTO attendee (conference_id, ticket_type_id, state, user_type, name)
    VALUES (${conference}, ${type}, 'ticketed', ${userType}, ${name}) RETURNING id`);
  const ticket = await id(sql`
    INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
    VALUES (${conference}, ${attendee}, ${randomBytes(32)}, ${randomBytes(32)}, ${randomBytes(60)}) RETURNING id`);
  const token = randomBytes(32).toString('base64url');
  await db.execute(sql`
    INSERT INTO ticket_session (ticket_id, token_hash, client_ip, user_agent, expires_at)
    VALUES (${ticket}, ${createHash('sha256').update(token).digest()}, '192.0.2.1', 'test', now() + interval '1 day')`);
  return { 'x-conference-session': token };
}
