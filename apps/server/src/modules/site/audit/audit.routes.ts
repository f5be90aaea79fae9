import { getLoginAttemptLog } from '@tuyuan/contract/account/user-login-attempt.ts';
import * as auditedLog from '@tuyuan/contract/site/audited-log.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExport, type ExportDesk } from '../export/index.ts';
import { insertFrontEndError } from './audit.repository.ts';
import { findAuditedCalls } from './audit-log.repository.ts';
import { auditLogExport } from './export-audit-logs.ts';
import { frontEndErrorExport } from './export-front-end-errors.ts';
import { loginAttemptExport } from './export-login-attempts.ts';
import { getAuditLogOf } from './get-audit-log.ts';
import { getAuditLogDayOf } from './get-audit-log-day.ts';
import { listEntityHistory } from './get-entity-history.ts';
import { listAuditLogs } from './list-audit-logs.ts';
import { listFrontEndErrorGroups } from './list-front-end-error-groups.ts';
import { listFrontEndErrors } from './list-front-end-errors.ts';
import { listLoginAttempts } from './list-login-attempts.ts';

/** The three logs: calls, login attempts, front-end errors. */
export function auditRoutes(
  app: FastifyInstance,
  { timeZone, exports }: { timeZone: string; exports: ExportDesk },
): void {
  bindEndpoint(app, auditedLog.recordFrontEndError, async ({ db, clientIp }, report) => {
    await insertFrontEndError(db, { ...report, clientIp });
    return {};
  });
  bindEndpoint(app, auditedLog.getAuditLogs, ({ db }, query) => listAuditLogs(db, query, timeZone));
  bindEndpoint(app, auditedLog.getAuditLogDay, ({ db }, query) => getAuditLogDayOf(db, query, timeZone));
  bindEndpoint(app, auditedLog.getAuditLog, (context, { id }) => getAuditLogOf(context, id, timeZone));
  bindEndpoint(app, auditedLog.getAuditedCalls, async ({ db }) => ({ items: await findAuditedCalls(db) }));
  bindEndpoint(app, auditedLog.getEntityHistory, ({ db }, query) => listEntityHistory(db, query, timeZone));
  bindExport(app, exports, auditLogExport(timeZone));
  bindEndpoint(app, auditedLog.getFrontEndErrorGroups, ({ db }, query) => listFrontEndErrorGroups(db, query, timeZone));
  bindEndpoint(app, auditedLog.getFrontEndErrors, ({ db }, query) => listFrontEndErrors(db, query, timeZone));
  bindExport(app, exports, frontEndErrorExport(timeZone));
  bindEndpoint(app, getLoginAttemptLog, (context, query) => listLoginAttempts(context, query, timeZone));
  bindExport(app, exports, loginAttemptExport(timeZone));
}
