import type { getColleagues } from '@tuyuan/contract/conference/duty.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { metersBetween } from './duty.policy.ts';
import { findShift, type ShiftRow } from './duty-shift.repository.ts';
import { findFreeStaff } from './duty-staff.repository.ts';

type Colleague = OutputOf<typeof getColleagues>['items'][number];

/** Returns colleagues who could take the shift, nearest first. Throws `Shift.NotFound`. */
export async function listColleagues(db: Database, conferenceId: number, shiftId: number): Promise<Colleague[]> {
  const shift = await orThrow(findShift(db, shiftId, conferenceId), 'Shift.NotFound');
  return freeFor(db, shift);
}

/** Returns colleagues free during the shift, sorted by distance of their last post; those not seen today come last. */
export async function freeFor(db: Database, shift: ShiftRow): Promise<Colleague[]> {
  const free = await findFreeStaff(db, shift.id);
  return free
    .map((person) => ({
      attendeeId: person.id,
      name: person.name,
      meters: metersBetween(shift, person),
      isOnSite: person.is_on_site,
    }))
    .toSorted((one, other) => (one.meters ?? Number.MAX_VALUE) - (other.meters ?? Number.MAX_VALUE));
}
