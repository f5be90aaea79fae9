import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { Alert, Table } from 'antd';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { ImportChanges } from './import-changes.tsx';
import styles from './import-findings.module.css';

export type ImportReport = OutputOf<typeof importAttendees>;

/** Results of a dry run: how many rows are valid, what they change, and each error with its line and column. */
export function ImportFindings({ report }: { readonly report: ImportReport }) {
  const { rows, importable, updatable, unchanged, unknownColumns, changes, errors } = report;
  const wrong = rows - importable - updatable - unchanged;
  return (
    <div className={styles.findings}>
      <p className={styles.counts}>
        <span>共 {rows} 行</span>
        {(importable > 0 || updatable + unchanged === 0) && (
          <StatusDot tone="success">{importable} 行可以导入</StatusDot>
        )}
        {updatable > 0 && <StatusDot tone="success">{updatable} 行会更新</StatusDot>}
        {unchanged > 0 && <StatusDot tone="off">{unchanged} 行没有变化</StatusDot>}
        {wrong > 0 && <StatusDot tone="error">{wrong} 行有错</StatusDot>}
      </p>
      {unknownColumns.length > 0 && (
        <Alert showIcon type="warning" title={`这些列不认识，会被忽略：${unknownColumns.join('、')}`} />
      )}
      {errors.length > 0 && (
        <Table
          size="small"
          rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
          dataSource={errors}
          pagination={false}
          scroll={{ y: 240 }}
          columns={[
            { key: 'line', title: '行', width: 64, align: 'right', dataIndex: 'line' },
            { key: 'column', title: '列', width: 120, dataIndex: 'column' },
            { key: 'message', title: '问题', dataIndex: 'message' },
          ]}
        />
      )}
      {changes.length > 0 && <ImportChanges changes={changes} total={updatable} />}
    </div>
  );
}
