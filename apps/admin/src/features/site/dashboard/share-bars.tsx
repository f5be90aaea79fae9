import { formatCount } from '@tuyuan/format/count.ts';
import styles from './share-bars.module.css';

interface ShareBarsProps {
  readonly items: readonly { readonly title: string; readonly count: number }[];
  readonly unit: string;
}

/** Numbers with bars as long as their part of the largest. */
export function ShareBars({ items, unit }: ShareBarsProps) {
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <ul className={styles.items}>
      {items.map(({ title, count }) => (
        <li key={title}>
          <span className={styles.words}>
            <span>{title}</span>
            <span className={styles.count}>
              {formatCount(count)} {unit}
            </span>
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
