import type { ActivityChange } from '@tuyuan/contract/contest/activity-data.ts';
import { wireDay } from '@tuyuan/format/wire-day.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import styles from './rule-changes.module.css';

interface RuleChangesProps {
  readonly changes: readonly ActivityChange[];
  /** The activity, where there are more to read. */
  readonly more?: number | null;
}

/** What changed after the activity could be seen, dated and with its reason. */
export function RuleChanges({ changes, more = null }: RuleChangesProps) {
  return changes.map(({ id, changedAt, reason, differences }) => (
    <section key={id} className={styles.change} aria-label={`${wireDay(changedAt)}的改动`}>
      <p className={styles.head}>
        <Icon name="info" size={16} />
        <strong>
          {wireDay(changedAt)}改了 {differences.length} 处规则
        </strong>
        {more !== null && <Link href={`${activityPaths.description(more)}#changes`}>看全部改动</Link>}
      </p>
      <ul>
        {differences.map(({ label, before, after }) => (
          <li key={label}>
            {label}：<del>{before}</del> → <strong>{after}</strong>
          </li>
        ))}
      </ul>
      <p>原因：{reason}</p>
    </section>
  ));
}
