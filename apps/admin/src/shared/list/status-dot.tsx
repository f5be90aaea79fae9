import type { ReactNode } from 'react';
import styles from './status-dot.module.css';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'off';

interface StatusDotProps {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A state: a coloured dot with the word, because colour alone is not accessible. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-tone={tone} />
      {children}
    </span>
  );
}
