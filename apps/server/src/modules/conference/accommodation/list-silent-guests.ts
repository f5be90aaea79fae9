import type { getSilentGuests as endpoint } from '@tuyuan/contract/conference/accommodation-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentGuest } from './stay.presenter.ts';
import { findSilent, type SilentQuery } from './stay-guest.repository.ts';

export async function listSilentGuests(
  db: Database,
  query: SilentQuery,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findSilent(db, query);
  return { totalCount: rows[0]?.total ?? 0, items: rows.map((row) => presentGuest(row, timeZone)) };
}
