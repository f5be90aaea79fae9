import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { SignPointRow, signPointColumns } from './sign-point.repository.ts';

const ManagedRow = SignPointRow.extend({
  capacity: z.int().nullable(),
  cover_key: z.string().nullable(),
  admitted: z.int(),
  stock: z.array(z.object({ diet: z.string(), prepared: z.int() })),
});
export type ManagedSignPointRow = z.infer<typeof ManagedRow>;

/** Sign point as it is written, with moments as dates. */
export interface SignPointFacts {
  kind: string;
  name: string;
  place: string;
  hall: string;
  capacity: number | null;
  gates: readonly string[];
  isActive: boolean;
  opensAt: Date;
  closesAt: Date;
  lateAfter: Date | null;
  entry: string;
  hasLeave: boolean;
  userTypes: readonly number[];
  ticketTypeIds: readonly number[];
  seatOfSession: number | null;
  isRotatingOnly: boolean;
  lanes: number;
  portions: number | null;
  coverKey: string | null;
  posterFrom: Date | null;
  posterUntil: Date | null;
  latitude: number | null;
  longitude: number | null;
  radiusM: number | null;
}

async function readRows(db: Database, condition: SQL): Promise<ManagedSignPointRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${signPointColumns}, p.capacity, p.cover_key,
      (SELECT count(*)::int FROM admission m WHERE m.sign_point_id = p.id AND m.state IN ('valid', 'extra')) AS admitted,
      coalesce((SELECT json_agg(json_build_object('diet', k.diet, 'prepared', k.prepared) ORDER BY k.prepared DESC, k.diet) FROM meal_stock k WHERE k.sign_point_id = p.id), '[]') AS stock
    FROM sign_point p WHERE ${condition} ORDER BY p.position, p.id`);
  return z.array(ManagedRow).parse(rows);
}

export function readManagedSignPoints(db: Database, conferenceId: number): Promise<ManagedSignPointRow[]> {
  return readRows(db, sql`p.conference_id = ${conferenceId}`);
}

export async function findManagedSignPoint(db: Database, id: number): Promise<ManagedSignPointRow | undefined> {
  return (await readRows(db, sql`p.id = ${id}`))[0];
}

const columnsOf = (facts: SignPointFacts): [string, SQL][] => [
  ['kind', sql`${facts.kind}`],
  ['name', sql`${facts.name}`],
  ['place', sql`${facts.place}`],
  ['hall', sql`${facts.hall}`],
  ['capacity', sql`${facts.capacity}::int`],
  ['gates', sql`${sql.param([...facts.gates])}::text[]`],
  ['is_active', sql`${facts.isActive}::boolean`],
  ['opens_at', sql`${facts.opensAt}::timestamptz`],
  ['closes_at', sql`${facts.closesAt}::timestamptz`],
  ['late_after', sql`${facts.lateAfter}::timestamptz`],
  ['entry', sql`${facts.entry}`],
  ['has_leave', sql`${facts.hasLeave}::boolean`],
  ['user_types', sql`${sql.param([...facts.userTypes])}::smallint[]`],
  ['ticket_type_ids', sql`${sql.param([...facts.ticketTypeIds])}::int[]`],
  ['seat_of_session', sql`${facts.seatOfSession}::int`],
  ['is_rotating_only', sql`${facts.isRotatingOnly}::boolean`],
  ['lanes', sql`${facts.lanes}::smallint`],
  ['portions', sql`${facts.portions}::smallint`],
  ['cover_key', sql`${facts.coverKey}`],
  ['poster_from', sql`${facts.posterFrom}::timestamptz`],
  ['poster_until', sql`${facts.posterUntil}::timestamptz`],
  ['latitude', sql`${facts.latitude}::double precision`],
  ['longitude', sql`${facts.longitude}::double precision`],
  ['radius_m', sql`${facts.radiusM}::int`],
];

const Id = z.object({ id: z.int() });

export async function insertSignPoint(
  transaction: Database,
  conferenceId: number,
  facts: SignPointFacts,
): Promise<number> {
  const columns = columnsOf(facts);
  const names = sql.join(
    columns.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([, value]) => value),
    sql`, `,
  );
  const { rows } = await transaction.execute(sql`
    INSERT INTO sign_point (conference_id, position, ${names})
    SELECT ${conferenceId}::int, coalesce((SELECT max(position) + 1 FROM sign_point WHERE conference_id = ${conferenceId}::int), 0), ${values} RETURNING id`);
  return Id.parse(rows[0]).id;
}

export async function changeSignPoint(transaction: Database, id: number, facts: SignPointFacts): Promise<void> {
  const changes = columnsOf(facts).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await transaction.execute(sql`UPDATE sign_point SET ${sql.join(changes, sql`, `)} WHERE id = ${id}`);
}

/** Cards follow the number of portions; what was handed out stays so. */
export async function changePortions(transaction: Database, id: number, portions: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE voucher SET portions = ${portions}, remaining = least(${portions}, greatest(0, remaining + ${portions} - portions))
    WHERE sign_point_id = ${id} AND portions <> ${portions}`);
}

/** Releases all lanes, because a different number of lanes splits the alphabet differently. */
export async function dropLeases(transaction: Database, pointId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM lane_lease WHERE sign_point_id = ${pointId}`);
}

/** Locks the point until the transaction ends; also returns whether anything was scanned there. */
export async function lockSignPoint(
  transaction: Database,
  id: number,
): Promise<{ conference_id: number; kind: string; lanes: number; is_used: boolean } | undefined> {
  const { rows } = await transaction.execute(sql`
    SELECT p.conference_id, p.kind, p.lanes, EXISTS (SELECT FROM scan s WHERE s.sign_point_id = p.id) AS is_used FROM sign_point p WHERE p.id = ${id} FOR UPDATE`);
  return z
    .array(z.object({ conference_id: z.int(), kind: z.string(), lanes: z.int(), is_used: z.boolean() }))
    .parse(rows)[0];
}

export async function deleteSignPointRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM sign_point WHERE id = ${id}`);
}

/** Returns the named ticket types or sessions that do not belong to the conference. */
export async function findUnknownReferences(
  db: Database,
  conferenceId: number,
  facts: Pick<SignPointFacts, 'ticketTypeIds' | 'seatOfSession'>,
): Promise<{ ticketTypes: boolean; session: boolean }> {
  const { rows } = await db.execute(sql`
    SELECT EXISTS (SELECT FROM unnest(${sql.param([...facts.ticketTypeIds])}::int[]) AS wanted(id)
        WHERE NOT EXISTS (SELECT FROM ticket_type y WHERE y.id = wanted.id AND y.conference_id = ${conferenceId})) AS "ticketTypes",
      ${facts.seatOfSession}::int IS NOT NULL AND NOT EXISTS (SELECT FROM conference_session c WHERE c.id = ${facts.seatOfSession}::int AND c.conference_id = ${conferenceId}) AS session`);
  return z.object({ ticketTypes: z.boolean(), session: z.boolean() }).parse(rows[0]);
}

/** Undefined if the sign point does not exist. */
export async function nextPoster(db: Database, id: number): Promise<number | undefined> {
  const { rows } = await db.execute(
    sql`UPDATE sign_point SET poster_number = poster_number + 1 WHERE id = ${id} RETURNING poster_number AS id`,
  );
  return z.array(Id).parse(rows)[0]?.id;
}

export async function replaceStock(
  transaction: Database,
  id: number,
  stock: readonly { diet: string; prepared: number }[],
): Promise<void> {
  await transaction.execute(sql`DELETE FROM meal_stock WHERE sign_point_id = ${id}`);
  for (const { diet, prepared } of stock)
    await transaction.execute(
      sql`INSERT INTO meal_stock (sign_point_id, diet, prepared) VALUES (${id}, ${diet}, ${prepared})`,
    );
}
