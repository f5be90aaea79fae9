import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './card-row.module.css';

interface CardRowProps<Item> {
  readonly items: readonly Item[];
  getKey(item: Item): number;
  renderCard(item: Item): ReactNode;
  /** Number of columns in a wide window. */
  readonly columns: 3 | 4;
  /** In one row to be swiped, in wide windows too. */
  readonly isStrip?: boolean;
}

/** Shows cards side by side; on phones as a swipeable row. */
export function CardRow<Item>({ items, getKey, renderCard, columns, isStrip = false }: CardRowProps<Item>) {
  return (
    <ul className={classNames(isStrip ? styles.strip : styles.list, columns === 4 && styles.four)}>
      {items.map((item) => (
        <li key={getKey(item)} className={styles.card}>
          {renderCard(item)}
        </li>
      ))}
    </ul>
  );
}
