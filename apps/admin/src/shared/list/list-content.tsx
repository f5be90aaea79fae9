import { useEffect, useState } from 'react';
import { NotLoaded } from '../states/not-loaded.tsx';
import styles from './list-content.module.css';

interface ListFailureProps {
  readonly error: unknown;
  readonly selectedCount: number;
  readonly unit: string;
  readonly onRetry: () => unknown;
}

export function ListFailure({ error, selectedCount, unit, onRetry }: ListFailureProps) {
  const kept = selectedCount > 0 ? `筛选和已选的 ${selectedCount} ${unit}都还在。` : '筛选条件都还在。';
  return <NotLoaded noun="列表" error={error} onRetry={onRetry} kept={kept} />;
}

/** Grey rows of the data's height; nothing for the first 200 ms, so that a quick answer doesn't flicker. */
export function ListSkeleton({ rowHeight, isGrid }: { readonly rowHeight: number; readonly isGrid: boolean }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} role="status" aria-label="正在载入" data-shown={isShown} data-grid={isGrid}>
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten grey rows that never change
        <div key={index} className={styles.row} style={{ height: rowHeight }}>
          <span className={styles.thumb} />
          <span className={styles.lines}>
            <span style={{ width: 120 + ((index * 37) % 90) }} />
            <span style={{ width: 84 }} />
          </span>
          <span className={styles.cell} />
          <span className={styles.cell} />
        </div>
      ))}
    </div>
  );
}
