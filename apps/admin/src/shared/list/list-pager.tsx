import { formatCount } from '@tuyuan/format/count.ts';
import { Grid, Pagination } from 'antd';
import type { ReactNode } from 'react';
import styles from './list-pager.module.css';
import { pageSizes } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';

interface ListPagerProps {
  readonly control: ListControl<unknown>;
  readonly totalCount: number;
  /** The server stopped counting. */
  readonly isLowerBound: boolean;
  readonly unit: string;
  /** The list's keyboard shortcuts, shown where there is room. */
  readonly keys?: ReactNode;
}

export function ListPager({ control, totalCount, isLowerBound, unit, keys }: ListPagerProps) {
  const { lg, md } = Grid.useBreakpoint();
  const { page, pageSize } = control.state;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(totalCount, page * pageSize);
  const total = `${formatCount(totalCount)}${isLowerBound ? '+' : ''}`;
  if (totalCount === 0) return null;
  return (
    <div className={styles.pager}>
      {lg && <div className={styles.keys}>{keys}</div>}
      <span className={styles.range}>
        {md === false
          ? `${formatCount(first)}–${formatCount(last)} / ${total}`
          : `第 ${formatCount(first)}–${formatCount(last)} ${unit}，共 ${total} ${unit}`}
      </span>
      <Pagination
        current={page}
        pageSize={pageSize}
        total={totalCount}
        pageSizeOptions={[...pageSizes]}
        showSizeChanger={md !== false}
        showLessItems={md === false}
        size={md === false ? 'small' : 'medium'}
        onChange={control.setPage}
      />
    </div>
  );
}
