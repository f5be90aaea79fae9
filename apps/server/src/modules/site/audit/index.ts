export { auditRoutes } from './audit.routes.ts';
export { purgeLogsJob, workAuditJobs } from './purge-logs.ts';
export { recordAudit } from './record-audit.ts';
