// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/audited-log.ts';
import type { RoutesOf } from '../../route.ts';

export const auditedLogRoutes: RoutesOf<typeof contract> = {
  exportAuditLogs: ['POST', '/api/services/app/auditedLog/ExportAuditLogs'],
  exportFrontEndErrors: ['POST', '/api/services/app/auditedLog/ExportFrontEndErrors'],
  getAuditLog: ['GET', '/api/services/app/auditedLog/Get'],
  getAuditLogDay: ['GET', '/api/services/app/auditedLog/GetDay'],
  getAuditLogs: ['GET', '/api/services/app/auditedLog/GetList'],
  getAuditedCalls: ['GET', '/api/services/app/auditedLog/GetCalls'],
  getEntityHistory: ['GET', '/api/services/app/auditedLog/GetEntityHistory'],
  getFrontEndErrorGroups: ['GET', '/api/services/app/auditedLog/GetFrontEndErrorGroups'],
  getFrontEndErrors: ['GET', '/api/services/app/auditedLog/GetFrontEndErrors'],
  recordFrontEndError: ['POST', '/api/services/app/auditedLog/RecordFrontEndError'],
};
