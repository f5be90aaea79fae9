import type { getLoginAttempts as endpoint } from '@tuyuan/contract/account/account-safety.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { describeDevice } from './describe-device.ts';
import { listAttemptsOf } from './own-session.repository.ts';

/** Attempts to log in to the caller's account, the newest first. */
export async function getLoginAttempts(
  { db, actor }: SignedInContext,
  page: InputOf<typeof endpoint>,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const { totalCount, rows } = await listAttemptsOf(db, actor.id, page);
  return {
    totalCount,
    items: rows.map((row) => ({
      id: row.id,
      at: toWireDate(row.at, timeZone),
      result: row.result,
      method: row.method,
      clientIp: row.client_ip,
      deviceName: describeDevice(row.user_agent).deviceName,
    })),
  };
}
