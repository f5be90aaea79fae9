import type { OwnRegistration } from '@tuyuan/contract/conference/conference-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentRegistration } from './registration.presenter.ts';
import { findOwnRegistrations } from './registration.repository.ts';

/** Returns a user's latest registration for a conference; null if there is none. */
export async function findOwnRegistration(
  db: Database,
  userId: number,
  conferenceId: number,
  timeZone: string,
): Promise<OwnRegistration | null> {
  const [row] = await findOwnRegistrations(db, userId, conferenceId);
  return row ? presentRegistration(row, timeZone) : null;
}
