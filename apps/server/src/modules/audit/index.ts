export { insertAuditEntry as recordAudit } from './audit.repository.ts';
export { auditRoutes } from './audit.routes.ts';
export { purgeLogsJob, workAuditJobs } from './purge-logs.ts';
