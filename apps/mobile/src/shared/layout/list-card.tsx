import { classNames } from '@tuyuan/ui/class-names.ts';
import { Children, type ReactNode } from 'react';
import styles from './list-card.module.css';

interface ListCardProps {
  /** The rows; each becomes an item of the list. */
  readonly children: ReactNode;
  /** Without a gap to what is above it. */
  readonly isFlush?: boolean;
  /** With corners and a distance to the sides, between other cards. */
  readonly isBoxed?: boolean;
}

/** Rows with a line between them, over the full width. Nothing without rows. */
export function ListCard({ children, isFlush = false, isBoxed = false }: ListCardProps) {
  const rows = Children.toArray(children);
  if (rows.length === 0) return null;
  return (
    <ul className={classNames(styles.list, isFlush && styles.flush, isBoxed && styles.boxed)}>
      {Children.map(rows, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  );
}
