import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { failureText } from '../failure-text.ts';
import { bulkOutcome, runInBatches } from './bulk-result.ts';
import { BulkResultDialog, type FinishedBulkAction } from './bulk-result-dialog.tsx';

export interface BulkAction<Row> {
  /** The action as its button names it: 下架. */
  readonly verb: string;
  readonly run: (ids: number[]) => Promise<BulkResult>;
  readonly rows: readonly Row[];
}

export interface BulkRunner<Row> {
  /** Runs the action and shows the result: a toast on full success, otherwise a list with reasons. Returns the ids that failed. */
  start(action: BulkAction<Row>): Promise<number[]>;
  readonly isRunning: boolean;
  /** Put it somewhere in the page. */
  readonly dialog: ReactNode;
}

interface BulkRow {
  readonly id: number;
  readonly title: string;
}

/** `unit` counts the rows: 张 for images, 个 for albums. */
export function useBulkAction<Row extends BulkRow>(
  unit: string,
  renderThumb: (row: Row) => ReactNode,
): BulkRunner<Row> {
  const { message } = App.useApp();
  const [isRunning, setRunning] = useState(false);
  const [finished, setFinished] = useState<FinishedBulkAction<Row>>();

  async function start(action: BulkAction<Row>): Promise<number[]> {
    setRunning(true);
    const result = await runInBatches(
      action.rows.map(({ id }) => id),
      action.run,
      failureText,
    ).finally(() => setRunning(false));
    const outcome = bulkOutcome(action.rows, result);
    const [first] = outcome.failures;
    if (first === undefined) {
      setFinished(undefined);
      const [only] = action.rows;
      const subject = action.rows.length === 1 && only ? `「${only.title}」` : `${action.rows.length} ${unit}`;
      message.success(`已${action.verb}${subject.startsWith('「') ? '' : ' '}${subject}`);
    } else if (action.rows.length === 1) {
      message.error(`「${first.row.title}」没有${action.verb}：${first.reason}`);
    } else {
      setFinished({ action, outcome });
    }
    return outcome.failures.map(({ row }) => row.id);
  }

  const dialog = finished && (
    <BulkResultDialog
      finished={finished}
      unit={unit}
      isRunning={isRunning}
      renderThumb={renderThumb}
      onRetry={() => start({ ...finished.action, rows: finished.outcome.failures.map(({ row }) => row) })}
      onClose={() => setFinished(undefined)}
    />
  );
  return { start, isRunning, dialog };
}
