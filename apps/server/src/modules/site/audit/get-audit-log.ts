import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getAuditLog } from '@tuyuan/contract/site/audited-log.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { presentAuditLog } from './audit-log.presenter.ts';
import { findAuditLog } from './audit-log.repository.ts';

/** Throws `AuditLog.NotFound`. */
export async function getAuditLogOf(
  { db, tenant }: RequestContext,
  id: number,
  timeZone: string,
): Promise<OutputOf<typeof getAuditLog>> {
  const row = await orThrow(findAuditLog(db, id), 'AuditLog.NotFound');
  return {
    ...presentAuditLog(row, timeZone),
    parameters: row.parameters,
    userAgent: row.user_agent,
    requestId: row.request_id,
    tenantName: tenant.name,
  };
}
