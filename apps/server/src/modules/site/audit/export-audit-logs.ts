import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { exportAuditLogs } from '@tuyuan/contract/site/audited-log.ts';
import type { ExportList } from '../export/index.ts';
import { errorText } from './audit-log.presenter.ts';
import { AuditRow, allAuditLogs } from './audit-log.repository.ts';
import { readSpan } from './log-position.ts';

export function auditLogExport(timeZone: string): ExportList<InputOf<typeof exportAuditLogs>, AuditRow> {
  return {
    endpoint: exportAuditLogs,
    name: '操作日志',
    row: AuditRow,
    statement: (filters) => allAuditLogs({ ...filters, ...readSpan(filters, timeZone) }),
    columns: ({ tenant }) => [
      { title: '时间', width: 20, value: ({ at }) => at },
      { title: '用户', width: 16, value: ({ user_name: name }) => name },
      { title: '代登录人', width: 16, value: ({ impersonator }) => impersonator?.userName ?? null },
      { title: '租户', width: 14, value: () => tenant.name },
      { title: '服务', width: 18, value: ({ service }) => service },
      { title: '动作', width: 22, value: ({ action }) => action },
      { title: '对象编号', width: 16, value: ({ entity_ids: ids }) => ids.join(' ') },
      { title: '参数', width: 60, value: ({ parameters }) => JSON.stringify(parameters) },
      { title: '耗时（毫秒）', width: 12, value: ({ duration_ms: duration }) => duration },
      { title: '错误', width: 30, value: ({ error_code: code }) => errorText(code) },
      { title: '错误代码', width: 22, value: ({ error_code: code }) => code },
      { title: 'IP', width: 18, value: ({ client_ip: address }) => address },
      { title: '浏览器', width: 40, value: ({ user_agent: agent }) => agent },
      { title: '请求编号', width: 38, value: ({ request_id: request }) => request },
    ],
  };
}
