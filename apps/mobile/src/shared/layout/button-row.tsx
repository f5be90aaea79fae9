import { classNames } from '@tuyuan/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './button-row.module.css';

interface ButtonRowProps {
  readonly children: ReactNode;
  /** In a card or a sheet, which have their own distance to the sides. */
  readonly isInside?: boolean;
}

/** Buttons of the same width side by side, below what they are about. */
export function ButtonRow({ children, isInside = false }: ButtonRowProps) {
  return <div className={classNames(styles.row, isInside && styles.inside)}>{children}</div>;
}
