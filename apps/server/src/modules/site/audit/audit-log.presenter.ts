import type { AuditLog } from '@tuyuan/contract/site/audited-log.ts';
import { errorCatalogue, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { AuditRow } from './audit-log.repository.ts';

export function presentAuditLog(row: AuditRow, timeZone: string): AuditLog {
  return {
    id: row.id,
    at: toWireDate(row.at, timeZone),
    user: row.user_id !== null && row.user_name !== null ? { id: row.user_id, userName: row.user_name } : null,
    impersonator: row.impersonator,
    service: row.service,
    action: row.action,
    entityKind: row.entity_kind,
    entityIds: row.entity_ids,
    durationMs: row.duration_ms,
    errorCode: row.error_code,
    errorMessage: errorText(row.error_code),
    clientIp: row.client_ip,
  };
}

export function errorText(code: string | null): string | null {
  if (code === null) return null;
  return isErrorCode(code) ? errorCatalogue[code].message : code;
}
