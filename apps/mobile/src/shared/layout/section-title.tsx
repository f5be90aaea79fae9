import type { ReactNode } from 'react';
import styles from './section-title.module.css';

/** Heading above a list. */
export function SectionTitle({ children }: { readonly children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
