import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAuditLogDay } from '@tuyuan/contract/site/audited-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countByHalfHour } from './audit-log.repository.ts';
import { readSpan } from './log-position.ts';

const halfHoursOfADay = 48;

/** Throws `Request.Invalid` for a day no calendar has. */
export async function getAuditLogDayOf(
  db: Database,
  { day, ...query }: InputOf<typeof getAuditLogDay>,
  timeZone: string,
): Promise<OutputOf<typeof getAuditLogDay>> {
  const span = readSpan({ from: `${day}T00:00:00`, to: `${day}T23:59:59` }, timeZone);
  const found = await countByHalfHour(db, { ...query, ...span }, timeZone);
  const byHalfHour = new Map(found.map(({ half_hour, count, failed }) => [half_hour, { count, failed }]));
  return {
    halfHours: Array.from({ length: halfHoursOfADay }, (_, half) => byHalfHour.get(half) ?? { count: 0, failed: 0 }),
  };
}
