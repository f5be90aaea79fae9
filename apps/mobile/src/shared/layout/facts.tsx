import { Children, type ReactNode } from 'react';
import styles from './facts.module.css';

/** Short facts in one line with a dot between them: the sign · is full width in several fonts. */
export function Facts({ children }: { readonly children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have nothing but their place.
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}
