import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getFrontEndErrors } from '@tuyuan/contract/site/audited-log.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countFrontEndErrors, findFrontEndErrors } from './front-end-error.repository.ts';
import { readPosition, readSpan, writePosition } from './log-position.ts';
import { logTotal } from './log-total.ts';

/** Throws `Request.Invalid` for a cursor or a time that isn't one. */
export async function listFrontEndErrors(
  db: Database,
  { skipCount, maxResultCount, cursor, ...query }: InputOf<typeof getFrontEndErrors>,
  timeZone: string,
): Promise<OutputOf<typeof getFrontEndErrors>> {
  const filters = { ...query, ...readSpan(query, timeZone) };
  const position = readPosition(cursor);
  const rows = await findFrontEndErrors(db, filters, { position, skip: skipCount, limit: maxResultCount });
  const last = rows.at(-1);
  return {
    ...(await logTotal(
      { rows: rows.length, skip: skipCount, limit: maxResultCount, isFirst: position === null },
      (cap) => countFrontEndErrors(db, filters, cap),
    )),
    nextCursor: last && rows.length === maxResultCount ? writePosition({ at: last.position, id: last.id }) : null,
    items: rows.map((row) => ({
      id: row.id,
      at: toWireDate(row.at, timeZone),
      errorMsg: row.error_msg,
      apiUrl: row.api_url,
      pageUrl: row.page_url,
      userAgent: row.user_agent,
      clientIp: row.client_ip,
    })),
  };
}
