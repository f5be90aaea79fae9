import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { BulkOutcome } from './bulk-result.ts';
import styles from './bulk-result-dialog.module.css';
import { StatusDot } from './status-dot.tsx';
import type { BulkAction } from './use-bulk-action.tsx';

export interface FinishedBulkAction<Row> {
  readonly action: BulkAction<Row>;
  readonly outcome: BulkOutcome<Row>;
}

interface BulkResultDialogProps<Row> {
  readonly finished: FinishedBulkAction<Row>;
  readonly unit: string;
  readonly isRunning: boolean;
  readonly renderThumb: (row: Row) => ReactNode;
  readonly onRetry: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Which rows a bulk action left as they were, and why. */
export function BulkResultDialog<Row extends { readonly id: number; readonly title: string }>(
  props: BulkResultDialogProps<Row>,
) {
  const { finished, unit, isRunning, renderThumb, onRetry, onClose } = props;
  const { action, outcome } = finished;
  const failedCount = outcome.failures.length;
  return (
    <Modal
      open
      title={
        <div className={styles.head}>
          {action.verb} {action.rows.length} {unit}
          <span className={styles.counts}>
            <StatusDot tone="success">{outcome.succeededCount} 成功</StatusDot>
            <StatusDot tone="error">{failedCount} 未成</StatusDot>
          </span>
        </div>
      }
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          关闭
        </Button>,
        <Button key="retry" type="primary" loading={isRunning} onClick={() => void onRetry()}>
          只重试这 {failedCount} {unit}
        </Button>,
      ]}
    >
      <ul className={styles.list} aria-label="未成的">
        {outcome.failures.map(({ row, reason }) => (
          <li key={row.id} className={styles.row}>
            {renderThumb(row)}
            <div>
              <div>{row.title}</div>
              <div className={styles.reason}>{reason}</div>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
