import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getEntityHistory } from '@tuyuan/contract/site/audited-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentAuditLog } from './audit-log.presenter.ts';
import { type AuditFilters, countAuditLogs, findAuditLogs } from './audit-log.repository.ts';
import { readPosition, writePosition } from './log-position.ts';
import { logTotal } from './log-total.ts';

const noFilters: AuditFilters = {
  from: null,
  to: null,
  userName: '',
  service: '',
  action: '',
  onlyErrors: false,
  clientIp: '',
  keyword: '',
  entityKind: '',
};

/** Throws `Request.Invalid` for a cursor that isn't one. */
export async function listEntityHistory(
  db: Database,
  { kind, id, cursor, skipCount, maxResultCount }: InputOf<typeof getEntityHistory>,
  timeZone: string,
): Promise<OutputOf<typeof getEntityHistory>> {
  const filters = { ...noFilters, entityKind: kind, entityId: id };
  const page = { position: readPosition(cursor), skip: skipCount, limit: maxResultCount };
  const rows = await findAuditLogs(db, filters, page);
  const last = rows.at(-1);
  return {
    ...(await logTotal(
      { rows: rows.length, skip: skipCount, limit: maxResultCount, isFirst: page.position === null },
      (cap) => countAuditLogs(db, filters, cap),
    )),
    items: rows.map((row) => ({ ...presentAuditLog(row, timeZone), parameters: row.parameters })),
    nextCursor: last && rows.length === maxResultCount ? writePosition({ at: last.position, id: last.id }) : null,
  };
}
