import type { getLoginAttemptLog } from '@tuyuan/contract/account/user-login-attempt.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { readPosition, readSpan, writePosition } from './log-position.ts';
import { logTotal } from './log-total.ts';
import { countLoginAttempts, findLoginAttempts } from './login-attempt.repository.ts';
import { maskTypedName } from './mask-typed-name.ts';

/** Throws `Request.Invalid` for a cursor or a time that isn't one. */
export async function listLoginAttempts(
  context: SignedInContext,
  { skipCount, maxResultCount, cursor, ...query }: InputOf<typeof getLoginAttemptLog>,
  timeZone: string,
): Promise<OutputOf<typeof getLoginAttemptLog>> {
  const { db } = context;
  const filters = { ...query, ...readSpan(query, timeZone) };
  const position = readPosition(cursor);
  const rows = await findLoginAttempts(db, filters, { position, skip: skipCount, limit: maxResultCount });
  const last = rows.at(-1);
  return {
    ...(await logTotal(
      { rows: rows.length, skip: skipCount, limit: maxResultCount, isFirst: position === null },
      (cap) => countLoginAttempts(db, filters, cap),
    )),
    nextCursor: last && rows.length === maxResultCount ? writePosition({ at: last.position, id: last.id }) : null,
    items: rows.map((row) => ({
      id: row.id,
      at: toWireDate(row.at, timeZone),
      userName: maskTypedName(row.user_name, context),
      user: row.user,
      result: row.result,
      method: row.method,
      clientIp: row.client_ip,
      userAgent: row.user_agent,
    })),
  };
}
