import type { getGrapherProfile as endpoint } from '@tuyuan/contract/account/front-user.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { presentGrapherProfile } from './grapher-profile.presenter.ts';
import { findGrapherProfile } from './grapher-profile.repository.ts';

/** Throws `Photographer.NotFound` for a user who is not a photographer. */
export async function getGrapherProfile(
  db: Database,
  userId: number,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const row = await orThrow(findGrapherProfile(db, userId), 'Photographer.NotFound');
  return presentGrapherProfile(row, timeZone);
}
