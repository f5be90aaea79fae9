import type { getOpenShifts } from '@tuyuan/contract/conference/duty.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { presentShift } from './duty.presenter.ts';
import { findOpenShifts, findShiftsOf } from './duty-shift.repository.ts';

export async function listOpenShifts(
  db: Database,
  { conferenceId, attendeeId }: TicketHolder,
  timeZone: string,
): Promise<OutputOf<typeof getOpenShifts>> {
  const [open, mine] = await Promise.all([findOpenShifts(db, conferenceId, attendeeId), findShiftsOf(db, attendeeId)]);
  const taken = mine.filter(({ people }) =>
    people.some((person) => person.attendeeId === attendeeId && person.state !== 'noShow'),
  );
  return {
    items: open.map((shift) => ({
      ...presentShift(shift, timeZone),
      clashes: taken.some((other) => other.starts_at < shift.ends_at && shift.starts_at < other.ends_at),
    })),
  };
}
