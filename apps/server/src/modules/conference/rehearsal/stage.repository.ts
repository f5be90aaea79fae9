import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { cloneSignPoints } from '../check-in/index.ts';

const Id = z.object({ id: z.int() });
const idOf = (rows: unknown[]) => Id.parse(rows[0]).id;

/** Inserts a running copy marked as a rehearsal, which sites, statistics and messages ignore. */
export async function insertStage(
  transaction: Database,
  { rehearsalId, conferenceId, timeZone }: { rehearsalId: number; conferenceId: number; timeZone: string },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference (state, is_rehearsal, title, city, location, start_time, end_time, reg_start_time, reg_end_time, cloned_from, published_at)
    SELECT 'published', true, left('演练：' || title, 60), city, location, now() - interval '1 hour', now() + interval '1 day', now() - interval '2 days', now() - interval '1 day', id, now()
    FROM conference WHERE id = ${conferenceId} RETURNING id`);
  const cloneId = idOf(rows);
  await transaction.execute(sql`
    INSERT INTO ticket_type (conference_id, name, user_type, position)
    SELECT ${cloneId}::int, name, user_type, position FROM ticket_type WHERE conference_id = ${conferenceId}`);
  // Opens sign points now, without seats or changing codes, because test attendees have neither.
  await cloneSignPoints(transaction, { from: conferenceId, to: cloneId, days: 0, timeZone }, null);
  await transaction.execute(sql`
    UPDATE sign_point SET opens_at = now() - interval '1 hour', closes_at = now() + interval '3 hours', late_after = NULL, is_rotating_only = false
    WHERE conference_id = ${cloneId}`);
  await transaction.execute(sql`UPDATE conference_rehearsal SET clone_id = ${cloneId} WHERE id = ${rehearsalId}`);
  return cloneId;
}

const PointRow = z.object({
  id: z.int(),
  kind: z.string(),
  name: z.string(),
  user_types: z.array(z.int()),
  ticket_type_ids: z.array(z.int()),
  portions: z.int().nullable(),
});
export type StagePoint = z.infer<typeof PointRow>;

export async function readStagePoints(db: Database, cloneId: number): Promise<StagePoint[]> {
  const { rows } = await db.execute(sql`
    SELECT id, kind, name, user_types, ticket_type_ids, portions FROM sign_point WHERE conference_id = ${cloneId} AND is_active ORDER BY position, id`);
  return z.array(PointRow).parse(rows);
}

const TypeRow = z.object({ id: z.int(), user_type: z.int() });

/** Creates a type for ordinary attendees if there is none. */
export async function readStageTypes(db: Database, cloneId: number): Promise<z.infer<typeof TypeRow>[]> {
  const { rows } = await db.execute(
    sql`SELECT id, user_type FROM ticket_type WHERE conference_id = ${cloneId} ORDER BY position, id`,
  );
  const types = z.array(TypeRow).parse(rows);
  if (types.some(({ user_type }) => user_type <= 1)) return types;
  const made = await db.execute(
    sql`INSERT INTO ticket_type (conference_id, name, user_type) VALUES (${cloneId}, '演练票', 0) RETURNING id, user_type`,
  );
  return [...types, TypeRow.parse(made.rows[0])];
}

interface NewPerson {
  cloneId: number;
  ticketTypeId: number;
  userType: number;
  name: string;
  diet: string;
  secrets: { codeHash: Buffer; qrHash: Buffer; sealed: Buffer };
}

const PersonRow = z.object({ attendee_id: z.int(), ticket_id: z.int() });

export async function insertStagePerson(db: Database, person: NewPerson): Promise<z.infer<typeof PersonRow>> {
  const { rows } = await db.execute(sql`
    WITH made AS (
      INSERT INTO attendee (conference_id, ticket_type_id, state, user_type, name, diet, company)
      VALUES (${person.cloneId}, ${person.ticketTypeId}, 'ticketed', ${person.userType}, ${person.name}, ${person.diet}, '演练') RETURNING id
    )
    INSERT INTO ticket (conference_id, attendee_id, code_hash, qr_hash, sealed)
    SELECT ${person.cloneId}::int, id, ${person.secrets.codeHash}, ${person.secrets.qrHash}, ${person.secrets.sealed} FROM made RETURNING attendee_id, id AS ticket_id`);
  return PersonRow.parse(rows[0]);
}

/** Inserts an open poll. */
export async function insertStagePoll(db: Database, cloneId: number): Promise<number> {
  const room = idOf(
    (
      await db.execute(
        sql`INSERT INTO interaction_room (conference_id, name) VALUES (${cloneId}, '演练会场') RETURNING id`,
      )
    ).rows,
  );
  const rules = { seconds: null, maxChoices: 1, showsLive: true, canChange: false };
  const options = ['赞成', '反对', '弃权'].map((text) => ({ text, imageId: null }));
  const { rows } = await db.execute(sql`
    INSERT INTO interaction (room_id, kind, title, state, rules, options, opened_at, is_on_stage)
    VALUES (${room}, 'poll', '演练投票', 'open', ${JSON.stringify(rules)}::jsonb, ${JSON.stringify(options)}::jsonb, now(), true) RETURNING id`);
  return idOf(rows);
}

const Counted = z.object({ admitted: z.int(), conflicts: z.int(), scans: z.int() });

export async function countStage(db: Database, cloneId: number): Promise<z.infer<typeof Counted>> {
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*)::int FROM admission WHERE conference_id = ${cloneId} AND state = 'valid') AS admitted,
      (SELECT count(*)::int FROM check_in_conflict WHERE conference_id = ${cloneId} AND state = 'open') AS conflicts,
      (SELECT count(*)::int FROM scan WHERE conference_id = ${cloneId}) AS scans`);
  return Counted.parse(rows[0]);
}

/** Deletes the copy with its test attendees, and only if it is a rehearsal. Returns whether none of the attendees are left. */
export async function deleteStage(db: Database, cloneId: number): Promise<boolean> {
  await db.execute(sql`DELETE FROM conference WHERE id = ${cloneId} AND is_rehearsal`);
  const { rows } = await db.execute(sql`SELECT 1 FROM attendee WHERE conference_id = ${cloneId} LIMIT 1`);
  return rows.length === 0;
}
