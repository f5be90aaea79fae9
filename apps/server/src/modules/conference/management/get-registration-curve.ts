import type { getRegistrationCurve as endpoint } from '@tuyuan/contract/conference/conference-management.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { requireManaged } from './present-conference.ts';
import { findTicketDays, readRegistrationFigures } from './registration-curve.repository.ts';

/** Returns how the registrations grew, by days of the installation's time zone. Throws `Conference.NotFound`. */
export async function getRegistrationCurve(
  db: Database,
  id: number,
  timeZone: string,
): Promise<AnswerTo<typeof endpoint>> {
  await requireManaged(db, id);
  const days = await findTicketDays(db, id, timeZone);
  const figures = await readRegistrationFigures(db, id, timeZone);
  return {
    now: new Date(),
    days,
    ticketed: { total: figures.ticketed, today: figures.ticketedToday },
    applied: { total: figures.applied, today: figures.appliedToday },
    waitlisted: { total: figures.waitlisted, today: figures.waitlistedToday },
    oldestAppliedAt: figures.oldestAppliedAt,
    arrived: figures.arrived,
  };
}
