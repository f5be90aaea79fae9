import { exportScans } from '@tuyuan/contract/conference/check-in-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { scanMethodName, scanReasonName } from '@tuyuan/format/check-in/scan-words.ts';
import type { ExportList } from '../../site/index.ts';
import { allScans, ScanRecordRow } from './scan-list.repository.ts';

/** Every attempt as a file. */
export function scanExport(): ExportList<InputOf<typeof exportScans>, ScanRecordRow> {
  return {
    endpoint: exportScans,
    name: '扫码记录',
    row: ScanRecordRow,
    statement: allScans,
    columns: () => [
      { title: '扫码时间', width: 20, value: (row) => row.scanned_at },
      { title: '上传时间', width: 20, value: (row) => row.received_at },
      { title: '签到点', width: 20, value: (row) => row.point_name },
      { title: '入口', width: 14, value: ({ gate }) => gate },
      { title: '方向', width: 6, value: ({ direction }) => (direction === 'in' ? '进' : '出') },
      { title: '姓名', width: 14, value: ({ name }) => name },
      { title: '结果', width: 24, value: ({ reason }) => scanReasonName(reason) },
      { title: '原判', width: 24, value: ({ overruled }) => overruled && scanReasonName(overruled) },
      { title: '放行人', width: 12, value: ({ supervisor }) => supervisor },
      { title: '方式', width: 10, value: ({ method }) => scanMethodName(method) },
      { title: '设备', width: 12, value: ({ device }) => device },
      { title: '核验员', width: 12, value: ({ staff }) => staff },
      { title: '断网时扫', width: 10, value: (row) => (row.is_offline ? '是' : '') },
      { title: '已作废', width: 8, value: (row) => (row.is_void ? '是' : '') },
      { title: '备注', width: 30, value: ({ note }) => note },
    ],
  };
}
