import { Table } from 'antd';
import styles from './import-changes.module.css';
import type { ImportReport } from './import-findings.tsx';

interface ImportChangesProps {
  readonly changes: ImportReport['changes'];
  /** More than are listed where it is a long file. */
  readonly total: number;
}

/** The changes per row and attendee. */
export function ImportChanges({ changes, total }: ImportChangesProps) {
  return (
    <>
      <Table
        size="small"
        rowKey="line"
        dataSource={[...changes]}
        pagination={false}
        virtual
        scroll={{ x: 640, y: 240 }}
        columns={[
          { key: 'line', title: '行', width: 64, align: 'right', dataIndex: 'line' },
          { key: 'name', title: '姓名', width: 120, dataIndex: 'name' },
          {
            key: 'cells',
            title: '会改成',
            width: 456,
            render: (_, { cells }) => (
              <span className={styles.cells}>
                {cells.map(({ column, before, after }) => (
                  <span key={column}>
                    <span className={styles.column}>{column}</span> {before && <del>{before}</del>} {after}
                  </span>
                ))}
              </span>
            ),
          },
        ]}
      />
      {total > changes.length && (
        <p className={styles.rest}>
          只列出前 {changes.length} 人，另外 {total - changes.length} 人也会更新。
        </p>
      )}
    </>
  );
}
