import type { getSessions as endpoint } from '@tuyuan/contract/account/account-safety.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { describeDevice } from './describe-device.ts';
import { listSessionsOf } from './own-session.repository.ts';

/** Returns the devices on which the caller is logged in, this one first. */
export async function getSessions(
  { db, actor, tokenHash }: SignedInContext,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await listSessionsOf(db, actor.id, tokenHash);
  return {
    items: rows.map((row) => ({
      id: row.id,
      ...describeDevice(row.user_agent),
      clientIp: row.client_ip,
      isCurrent: row.is_current,
      isRemembered: row.is_remembered,
      isImpersonated: row.is_impersonated,
      actsAs: row.acts_as,
      createdAt: toWireDate(row.created_at, timeZone),
      lastSeenAt: toWireDate(row.last_seen_at, timeZone),
      expiresAt: toWireDate(row.expires_at, timeZone),
    })),
  };
}
