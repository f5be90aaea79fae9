import type { getManagedConferences } from '@tuyuan/contract/conference/conference-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findManagedConferences } from './managed-conference.repository.ts';
import { presentManaged } from './present-conference.ts';

export async function listConferences(
  db: Database,
  query: InputOf<typeof getManagedConferences>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedConferences>> {
  const rows = await findManagedConferences(db, query);
  return { totalCount: rows[0]?.total ?? 0, items: rows.map((row) => presentManaged(row, timeZone)) };
}
