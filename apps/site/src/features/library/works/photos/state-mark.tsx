import type { ReviewState } from '@tuyuan/contract/library/image.ts';
import styles from './state-mark.module.css';
import { stateWords } from './state-words.ts';

/** A work's state as a dot and its word. */
export function StateMark({ state }: { readonly state: ReviewState }) {
  return (
    <span className={styles.mark} data-state={state}>
      {stateWords[state]}
    </span>
  );
}
