import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { exportFrontEndErrors } from '@tuyuan/contract/site/audited-log.ts';
import type { ExportList } from '../export/index.ts';
import { allFrontEndErrors, FrontEndErrorRow } from './front-end-error.repository.ts';
import { readSpan } from './log-position.ts';

export function frontEndErrorExport(
  timeZone: string,
): ExportList<InputOf<typeof exportFrontEndErrors>, FrontEndErrorRow> {
  return {
    endpoint: exportFrontEndErrors,
    name: '前端错误',
    row: FrontEndErrorRow,
    statement: (filters) => allFrontEndErrors({ ...filters, ...readSpan(filters, timeZone) }),
    columns: () => [
      { title: '时间', width: 20, value: ({ at }) => at },
      { title: '错误', width: 60, value: ({ error_msg: text }) => text },
      { title: '页面', width: 40, value: ({ page_url: url }) => url },
      { title: '接口', width: 40, value: ({ api_url: url }) => url },
      { title: 'IP', width: 18, value: ({ client_ip: address }) => address },
      { title: '浏览器', width: 50, value: ({ user_agent: agent }) => agent },
    ],
  };
}
