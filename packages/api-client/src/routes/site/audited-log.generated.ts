// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/audited-log.ts';
import type { RoutesOf } from '../../route.ts';

export const auditedLogRoutes: RoutesOf<typeof contract> = {
  exportAuditLogs: { method: 'POST', path: '/api/services/app/auditedLog/ExportAuditLogs' },
  exportFrontEndErrors: { method: 'POST', path: '/api/services/app/auditedLog/ExportFrontEndErrors' },
  getAuditLog: { method: 'GET', path: '/api/services/app/auditedLog/Get' },
  getAuditLogDay: { method: 'GET', path: '/api/services/app/auditedLog/GetDay' },
  getAuditLogs: { method: 'GET', path: '/api/services/app/auditedLog/GetList' },
  getAuditedCalls: { method: 'GET', path: '/api/services/app/auditedLog/GetCalls' },
  getEntityHistory: { method: 'GET', path: '/api/services/app/auditedLog/GetEntityHistory' },
  getFrontEndErrorGroups: { method: 'GET', path: '/api/services/app/auditedLog/GetFrontEndErrorGroups' },
  getFrontEndErrors: { method: 'GET', path: '/api/services/app/auditedLog/GetFrontEndErrors' },
  recordFrontEndError: { method: 'POST', path: '/api/services/app/auditedLog/RecordFrontEndError' },
};
