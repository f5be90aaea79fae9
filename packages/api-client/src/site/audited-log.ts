import { auditedLogRoutes } from '../routes/site/audited-log.generated.ts';
import { serviceApi } from '../service-api.ts';

export const auditedLogApi = serviceApi(auditedLogRoutes, {
  tags: ['Log'],
  tagsOf: { exportAuditLogs: [], exportFrontEndErrors: [] },
});

export const {
  useGetAuditLogsQuery,
  useGetAuditLogQuery,
  useGetAuditLogDayQuery,
  useGetAuditedCallsQuery,
  useGetEntityHistoryQuery,
  useExportAuditLogsMutation,
  useGetFrontEndErrorGroupsQuery,
  useGetFrontEndErrorsQuery,
  useExportFrontEndErrorsMutation,
} = auditedLogApi;
