import type { ChangedField, ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { ArrowRightLeft } from 'lucide-react';
import styles from './change-row.module.css';

const headlines: Partial<Record<ChangedField, string>> = {
  time: '时间有变',
  room: '地点有变',
  title: '题目有变',
  speakers: '讲者有变',
  state: '状态有变',
};

/** Changes worth showing; a longer abstract is not one. */
function shownChanges({ changes }: ScheduleSession) {
  return changes.filter(({ field }) => headlines[field] !== undefined);
}

/** On a card: the first change of the last 24 hours, from old to new. */
export function ChangeRow({ session }: { readonly session: ScheduleSession }) {
  const [first, ...others] = shownChanges(session);
  if (!first || session.changedAt === null) return null;
  return (
    <span className={styles.row}>
      <ArrowRightLeft size={14} strokeWidth={2} aria-hidden />
      <span className={styles.words}>
        <del>{first.from}</del> <span aria-hidden>→</span> <ins>{first.to}</ins>
        {others.length > 0 && `，另 ${others.length} 处`}
      </span>
      <span className={styles.time}>{wireClock(session.changedAt)} 改</span>
    </span>
  );
}

/** In the details: every change by itself. */
export function ChangePanel({ session }: { readonly session: ScheduleSession }) {
  const { changedAt } = session;
  const changes = shownChanges(session);
  if (changes.length === 0 || changedAt === null) return null;
  return (
    <dl className={styles.panel}>
      {changes.map(({ field, from, to }, index) => (
        <div key={field}>
          <dt>
            {headlines[field]}
            {index === 0 && <span className={styles.time}>{wireClock(changedAt)} 更新</span>}
          </dt>
          <dd>
            <del>{from}</del> <span aria-hidden>→</span> <ins>{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
