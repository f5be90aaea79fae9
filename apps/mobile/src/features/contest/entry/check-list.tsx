import type { EntryCheck } from '@tuyuan/contract/contest/entry.ts';
import { entryCheckResultWords, entryCheckWords } from '@tuyuan/contract/contest/entry-words.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styles from './check-list.module.css';

/** What was looked at: what does not pass with the limit and the next step; what passes in one line. */
export function CheckList({ checks }: { readonly checks: readonly EntryCheck[] }) {
  const open = checks.filter(({ result }) => result !== 'passed');
  const passed = checks.filter(({ result }) => result === 'passed');
  return (
    <ul className={styles.checks} aria-label="检查">
      {open.map(({ key, place, result, value, limit, next }) => (
        <li key={`${key} ${place}`} className={styles.open}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
          <span>
            <VisuallyHidden>{entryCheckResultWords[result]}：</VisuallyHidden>
            {entryCheckWords[key]}
            {place !== null && `（第 ${place} 张）`} {value}
            <b>{[limit, next].filter(Boolean).join('，')}</b>
          </span>
        </li>
      ))}
      {passed.length > 0 && (
        <li className={styles.passed}>
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden />
          <span>
            {passed.map(({ key, place }) => `${entryCheckWords[key]}${place === null ? '' : ` ${place}`}`).join('、')}{' '}
            合格
          </span>
        </li>
      )}
    </ul>
  );
}
