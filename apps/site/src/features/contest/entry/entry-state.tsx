import { type EntryState, entryStateWords } from '@tuyuan/contract/contest/activity-words.ts';
import styles from './own-works.module.css';

/** A work's state in its colour. */
export function EntryStateMark({ state }: { readonly state: EntryState }) {
  return (
    <span className={styles.state} data-state={state}>
      {entryStateWords[state]}
    </span>
  );
}
