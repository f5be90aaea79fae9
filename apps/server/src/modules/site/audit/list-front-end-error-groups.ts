import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getFrontEndErrorGroups } from '@tuyuan/contract/site/audited-log.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findFrontEndErrorGroups } from './front-end-error.repository.ts';
import { readSpan } from './log-position.ts';

/** Throws `Request.Invalid` for a time that isn't one. */
export async function listFrontEndErrorGroups(
  db: Database,
  { skipCount, maxResultCount, ...query }: InputOf<typeof getFrontEndErrorGroups>,
  timeZone: string,
): Promise<OutputOf<typeof getFrontEndErrorGroups>> {
  const filters = { ...query, ...readSpan(query, timeZone) };
  const groups = await findFrontEndErrorGroups(db, filters, { skip: skipCount, limit: Math.max(1, maxResultCount) });
  return {
    // A page behind the last one has no row that carries the total.
    totalCount: groups[0]?.total ?? 0,
    items: groups.slice(0, maxResultCount).map((group) => ({
      fingerprint: group.fingerprint,
      errorMsg: group.error_msg,
      count: group.count,
      clientCount: group.client_count,
      firstAt: toWireDate(group.first_at, timeZone),
      lastAt: toWireDate(group.last_at, timeZone),
      lastPageUrl: group.last_page_url,
    })),
  };
}
