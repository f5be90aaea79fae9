import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Fields in two columns. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
