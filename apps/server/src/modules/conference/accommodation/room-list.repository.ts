import { roomKinds, stayStates } from '@tuyuan/contract/conference/accommodation.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isSleptBy } from './stay-plan.repository.ts';

export const RoomListRow = z.object({
  hotel: z.string(),
  number: z.string(),
  floor: z.string(),
  kind: z.enum(roomKinds),
  allows_smoking: z.boolean(),
  name: z.string(),
  gender: z.enum(['unknown', 'male', 'female']),
  company: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  nights: z.int(),
  desk_code: z.string(),
  state: z.enum(stayStates),
  note: z.string(),
});
export type RoomListRow = z.infer<typeof RoomListRow>;

/** Guests by hotel and room; of all hotels for null. */
export function roomListOf({ conferenceId, hotelId }: { conferenceId: number; hotelId: number | null }): SQL {
  return sql`
    SELECT h.name AS hotel, r.number, r.floor, r.kind, r.allows_smoking, a.name, a.gender, a.company, p.check_in::text, p.check_out::text,
      p.check_out - p.check_in AS nights, p.desk_code, p.state, coalesce(w.note, '') AS note
    FROM stay_plan p JOIN stay_room r ON r.id = p.room_id JOIN stay_hotel h ON h.id = r.hotel_id JOIN attendee a ON a.id = p.attendee_id
    LEFT JOIN stay_wish w ON w.attendee_id = a.id
    WHERE h.conference_id = ${conferenceId} AND ${isSleptBy('p')} AND (${hotelId}::int IS NULL OR h.id = ${hotelId}::int) ORDER BY h.name, h.id, r.number, p.check_in, p.id`;
}
