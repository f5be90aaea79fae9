import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './gallery-bar.module.css';

interface GalleryBarProps {
  readonly children: ReactNode;
  /** At the far end. */
  readonly end?: ReactNode;
}

export function GalleryBar({ children, end }: GalleryBarProps) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

interface MoreFiltersButtonProps {
  readonly isOpen: boolean;
  /** Conditions chosen behind it. */
  readonly count: number;
  onClick(): void;
}

export function MoreFiltersButton({ isOpen, count, onClick }: MoreFiltersButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.more, (isOpen || count > 0) && styles.active)}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon name="filter" size={16} />
      更多筛选
      {count > 0 && <span className={styles.number}>{count}</span>}
    </button>
  );
}
