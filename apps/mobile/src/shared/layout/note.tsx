import type { ReactNode } from 'react';
import styles from './note.module.css';

/** Secondary words: a paragraph of explanation or facts. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
