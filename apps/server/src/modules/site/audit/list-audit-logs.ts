import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAuditLogs } from '@tuyuan/contract/site/audited-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentAuditLog } from './audit-log.presenter.ts';
import { countAuditLogs, findAuditLogs, findRetentionDays, keywordScope } from './audit-log.repository.ts';
import { readPosition, readSpan, writePosition } from './log-position.ts';
import { logTotal } from './log-total.ts';

/** Throws `Request.Invalid` for a cursor or a time that isn't one. */
export async function listAuditLogs(
  db: Database,
  { skipCount, maxResultCount, cursor, ...query }: InputOf<typeof getAuditLogs>,
  timeZone: string,
): Promise<OutputOf<typeof getAuditLogs>> {
  const filters = { ...query, ...readSpan(query, timeZone) };
  const position = readPosition(cursor);
  const rows = await findAuditLogs(db, filters, { position, skip: skipCount, limit: maxResultCount });
  const last = rows.at(-1);
  return {
    ...(await logTotal(
      { rows: rows.length, skip: skipCount, limit: maxResultCount, isFirst: position === null },
      (cap) => countAuditLogs(db, filters, cap),
    )),
    items: rows.map((row) => presentAuditLog(row, timeZone)),
    nextCursor: last && rows.length === maxResultCount ? writePosition({ at: last.position, id: last.id }) : null,
    retentionDays: await findRetentionDays(db),
    keywordScope: query.keyword === '' ? null : keywordScope,
  };
}
