import type { EntryCheck } from '@tuyuan/contract/contest/entry.ts';
import { type EntryCheckResult, entryCheckResultWords, entryCheckWords } from '@tuyuan/contract/contest/entry-words.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import styles from './entry-card.module.css';

const icons: Readonly<Record<EntryCheckResult, IconName>> = { passed: 'success', asks: 'warning', failed: 'warning' };
/** What was looked at, with the value, the limit and the next step of what does not pass. */
export function CheckList({ checks }: { readonly checks: readonly EntryCheck[] }) {
  return (
    <ul className={styles.checks} aria-label="检查">
      {checks.map(({ key, place, result, value, limit, next }) => (
        <li key={`${key} ${place}`} data-result={result}>
          <Icon name={icons[result]} size={16} />
          <span>
            <span className={styles.hidden}>{entryCheckResultWords[result]}：</span>
            {entryCheckWords[key]}
            {place !== null && `（第 ${place} 张）`} {value}
          </span>
          <span className={styles.next}>{result === 'passed' ? '合格' : [limit, next].filter(Boolean).join('，')}</span>
        </li>
      ))}
    </ul>
  );
}
