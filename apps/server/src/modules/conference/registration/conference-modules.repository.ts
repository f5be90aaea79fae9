import {
  type ConferenceModule,
  conferenceModules,
  type ModuleSwitches,
  moduleSwitches,
} from '@tuyuan/contract/conference/conference-modules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, one } from '../../../platform/database/rows.ts';

/** What each part of conference `c` holds: the rest of a SELECT. */
const contents: Readonly<Record<ConferenceModule, SQL>> = {
  schedule: sql`FROM conference_session x WHERE x.conference_id = c.id AND NOT x.is_removed`,
  materials: sql`FROM conference_material x WHERE x.conference_id = c.id`,
  manner: sql`FROM conference_manner x WHERE x.conference_id = c.id`,
  seats: sql`FROM (
    SELECT FROM conference_session x WHERE x.conference_id = c.id AND x.seat_limit IS NOT NULL AND NOT x.is_removed
    UNION ALL SELECT FROM attendee a WHERE a.conference_id = c.id AND a.seat <> '') x`,
  interaction: sql`FROM interaction_room x WHERE x.conference_id = c.id`,
  wall: sql`FROM live_photo x WHERE x.conference_id = c.id`,
  vouchers: sql`FROM sign_point x WHERE x.conference_id = c.id AND x.kind IN ('meal', 'gift')`,
  stays: sql`FROM stay_hotel h JOIN stay_room x ON x.hotel_id = h.id WHERE h.conference_id = c.id`,
  trips: sql`FROM traffic_trip x WHERE x.conference_id = c.id`,
  duty: sql`FROM duty_post p JOIN duty_shift x ON x.post_id = p.id WHERE p.conference_id = c.id`,
  changes: sql`FROM attendee_change x JOIN attendee a ON a.id = x.attendee_id WHERE a.conference_id = c.id`,
  rehearsal: sql`FROM conference_rehearsal x WHERE x.conference_id = c.id`,
};

/** Used in another way than by what it holds. */
const otherUses: Partial<Readonly<Record<ConferenceModule, SQL>>> = {
  wall: sql`c.live_on`,
  stays: sql`EXISTS (SELECT FROM stay_hotel h WHERE h.conference_id = c.id)`,
  duty: sql`EXISTS (SELECT FROM duty_post p WHERE p.conference_id = c.id)`,
  changes: sql`c.form @> '[{"change": "approval"}]'`,
};

const usedIn = (module: ConferenceModule): SQL =>
  sql`(EXISTS (SELECT ${contents[module]}) OR ${otherUses[module] ?? sql`false`})`;

/** Whether part `module` of row `c` was switched off. */
export const isSwitchedOff = (module: ConferenceModule): SQL => sql`coalesce(c.modules ->> ${module} = 'false', false)`;

const SwitchedRow = z.object({ modules: moduleSwitches, used: z.array(z.enum(conferenceModules)) });

/** Returns what was decided of a conference's parts, and which of them are used; null if it does not exist. */
export function findModules(db: Database, conferenceId: number): Promise<z.infer<typeof SwitchedRow> | null> {
  const used = conferenceModules.map((module) => sql`CASE WHEN ${usedIn(module)} THEN ${module} END`);
  return findOne(
    db,
    SwitchedRow,
    sql`SELECT c.modules, array_remove(ARRAY[${sql.join(used, sql`, `)}]::text[], NULL) AS used FROM conference c WHERE c.id = ${conferenceId}`,
  );
}

const CountRow = z.object({ counts: z.record(z.enum(conferenceModules), z.int()) });

/** Returns how much each part of an existing conference holds. */
export async function countModules(
  db: Database,
  conferenceId: number,
): Promise<Readonly<Record<ConferenceModule, number>>> {
  const counts = conferenceModules.map((module) => sql`${module}::text, (SELECT count(*)::int ${contents[module]})`);
  const { counts: found } = await one(
    db,
    CountRow,
    sql`SELECT json_build_object(${sql.join(counts, sql`, `)}) AS counts FROM conference c WHERE c.id = ${conferenceId}`,
  );
  return found;
}

export async function storeModules(
  transaction: Database,
  conferenceId: number,
  modules: ModuleSwitches,
): Promise<void> {
  await transaction.execute(
    sql`UPDATE conference SET modules = ${JSON.stringify(modules)}::jsonb WHERE id = ${conferenceId}`,
  );
}
