import { AuditLogList } from '../features/site/audit/audit-log-list.tsx';

export function AuditLogsPage() {
  return <AuditLogList />;
}
