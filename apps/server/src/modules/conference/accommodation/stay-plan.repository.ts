import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const state = z.enum(['planned', 'published', 'accepted', 'changeAsked', 'checkedIn', 'left']);
const PlanRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  attendee_id: z.int(),
  room_id: z.int(),
  check_in: z.string(),
  check_out: z.string(),
  state,
  desk_code: z.string(),
  change_wish: z.string(),
  overridden_reason: z.string(),
  change_until: z.coerce.date().nullable(),
  now: z.coerce.date(),
});
export type PlanRow = z.infer<typeof PlanRow>;

const columns = sql`p.id, h.conference_id, p.attendee_id, p.room_id, p.check_in::text, p.check_out::text, p.state, p.desk_code, p.change_wish,
  p.overridden_reason, h.change_until, now() AS now`;
const tables = sql`stay_plan p JOIN stay_room r ON r.id = p.room_id JOIN stay_hotel h ON h.id = r.hotel_id JOIN attendee a ON a.id = p.attendee_id`;

/** Whether attendee `a` uses or used the plan: a guest who has moved in counts even if the registration has ended. */
export const isSleptBy = (plan: 'p' | 'o'): SQL =>
  sql`(a.state = 'ticketed' OR ${sql.identifier(plan)}.state IN ('checkedIn', 'left'))`;

async function readPlans(db: Database, condition: SQL): Promise<PlanRow[]> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM ${tables} WHERE ${condition}`);
  return z.array(PlanRow).parse(rows);
}

export function findPlans(db: Database, conferenceId: number): Promise<PlanRow[]> {
  return readPlans(
    db,
    sql`h.conference_id = ${conferenceId} AND ${isSleptBy('p')} ORDER BY p.room_id, p.check_in, p.id`,
  );
}

export async function findPlanOf(db: Database, attendeeId: number): Promise<PlanRow | undefined> {
  return (await readPlans(db, sql`p.attendee_id = ${attendeeId}`))[0];
}

/** Locks and returns the attendee's plan until the transaction ends. */
export async function lockPlanOf(transaction: Database, attendeeId: number): Promise<PlanRow | undefined> {
  return (await readPlans(transaction, sql`p.attendee_id = ${attendeeId} FOR UPDATE OF p`))[0];
}

export async function lockPlan(transaction: Database, id: number): Promise<PlanRow | undefined> {
  return (await readPlans(transaction, sql`p.id = ${id} FOR UPDATE OF p`))[0];
}

interface NewPlan {
  attendeeId: number;
  roomId: number;
  checkIn: string;
  checkOut: string;
  state: PlanRow['state'];
  deskCode: string;
  overriddenReason: string;
}

/** Writes the attendee's only plan; an existing desk code is kept. */
export async function writePlan(transaction: Database, plan: NewPlan): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO stay_plan (attendee_id, room_id, check_in, check_out, state, desk_code, overridden_reason)
    VALUES (${plan.attendeeId}, ${plan.roomId}, ${plan.checkIn}, ${plan.checkOut}, ${plan.state}, ${plan.deskCode}, ${plan.overriddenReason})
    ON CONFLICT (attendee_id) DO UPDATE SET room_id = EXCLUDED.room_id, check_in = EXCLUDED.check_in, check_out = EXCLUDED.check_out,
      state = EXCLUDED.state, overridden_reason = EXCLUDED.overridden_reason, change_wish = '', updated_at = now()
    RETURNING id`);
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

export async function setPlanState(
  transaction: Database,
  id: number,
  next: PlanRow['state'],
  change: { wish?: string; answer?: string } = {},
): Promise<void> {
  await transaction.execute(sql`
    UPDATE stay_plan SET state = ${next}, change_wish = coalesce(${change.wish ?? null}, change_wish),
      change_answer = coalesce(${change.answer ?? null}, change_answer), updated_at = now() WHERE id = ${id}`);
}

export async function deletePlan(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM stay_plan WHERE id = ${id}`);
}

/** Releases the beds of attendees whose registration ended before they moved in; `within` narrows it to plans `p` of some rooms. */
export async function reassignFreedBeds(db: Database, within: SQL = sql`true`): Promise<void> {
  await db.execute(
    sql`DELETE FROM stay_plan p USING attendee a WHERE a.id = p.attendee_id AND NOT ${isSleptBy('p')} AND ${within}`,
  );
}

const Published = z.array(z.object({ attendee_id: z.int() }));

/** Publishes the given planned stays, or all for an empty list; returns the attendees. */
export async function publishPlans(
  transaction: Database,
  conferenceId: number,
  planIds: readonly number[],
): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    UPDATE stay_plan p SET state = 'published', published_at = now(), updated_at = now()
    FROM stay_room r JOIN stay_hotel h ON h.id = r.hotel_id, attendee a
    WHERE r.id = p.room_id AND a.id = p.attendee_id AND ${isSleptBy('p')} AND h.conference_id = ${conferenceId} AND p.state = 'planned'
      AND (${planIds.length === 0}::boolean OR p.id = ANY(${sql.param([...planIds])}::int[])) RETURNING p.attendee_id`);
  return Published.parse(rows).map(({ attendee_id }) => attendee_id);
}
