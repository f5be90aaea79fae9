import type {
  exportAuditLogs,
  exportFrontEndErrors,
  getAuditedCalls,
  getAuditLog,
  getAuditLogDay,
  getAuditLogs,
  getEntityHistory,
  getFrontEndErrorGroups,
  getFrontEndErrors,
} from '@tuyuan/contract/site/audited-log.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const auditedLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAuditLogs: build.query<ResultOf<typeof getAuditLogs>, ArgumentOf<typeof getAuditLogs>>({
      query: callOf<typeof getAuditLogs>('GET', '/api/services/app/auditedLog/GetList'),
      providesTags: ['Log'],
    }),
    getAuditLog: build.query<ResultOf<typeof getAuditLog>, ArgumentOf<typeof getAuditLog>>({
      query: callOf<typeof getAuditLog>('GET', '/api/services/app/auditedLog/Get'),
      providesTags: ['Log'],
    }),
    getAuditLogDay: build.query<ResultOf<typeof getAuditLogDay>, ArgumentOf<typeof getAuditLogDay>>({
      query: callOf<typeof getAuditLogDay>('GET', '/api/services/app/auditedLog/GetDay'),
      providesTags: ['Log'],
    }),
    getAuditedCalls: build.query<ResultOf<typeof getAuditedCalls>, ArgumentOf<typeof getAuditedCalls>>({
      query: callOf<typeof getAuditedCalls>('GET', '/api/services/app/auditedLog/GetCalls'),
      providesTags: ['Log'],
    }),
    getEntityHistory: build.query<ResultOf<typeof getEntityHistory>, ArgumentOf<typeof getEntityHistory>>({
      query: callOf<typeof getEntityHistory>('GET', '/api/services/app/auditedLog/GetEntityHistory'),
      providesTags: ['Log'],
    }),
    exportAuditLogs: build.mutation<ResultOf<typeof exportAuditLogs>, ArgumentOf<typeof exportAuditLogs>>({
      query: callOf<typeof exportAuditLogs>('POST', '/api/services/app/auditedLog/ExportAuditLogs'),
    }),
    getFrontEndErrorGroups: build.query<
      ResultOf<typeof getFrontEndErrorGroups>,
      ArgumentOf<typeof getFrontEndErrorGroups>
    >({
      query: callOf<typeof getFrontEndErrorGroups>('GET', '/api/services/app/auditedLog/GetFrontEndErrorGroups'),
      providesTags: ['Log'],
    }),
    getFrontEndErrors: build.query<ResultOf<typeof getFrontEndErrors>, ArgumentOf<typeof getFrontEndErrors>>({
      query: callOf<typeof getFrontEndErrors>('GET', '/api/services/app/auditedLog/GetFrontEndErrors'),
      providesTags: ['Log'],
    }),
    exportFrontEndErrors: build.mutation<
      ResultOf<typeof exportFrontEndErrors>,
      ArgumentOf<typeof exportFrontEndErrors>
    >({
      query: callOf<typeof exportFrontEndErrors>('POST', '/api/services/app/auditedLog/ExportFrontEndErrors'),
    }),
  }),
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
