import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import styles from './agenda-list.module.css';
import { SessionCard } from './session-card.tsx';

interface AgendaListProps {
  readonly sessions: readonly ScheduleSession[];
  readonly now: string | undefined;
  readonly wanted: number;
  onOpen(session: ScheduleSession): void;
}

/** Sessions one under the other, in order of time. */
export function AgendaList({ sessions, now, wanted, onOpen }: AgendaListProps) {
  if (sessions.length === 0) return <p className={styles.none}>这一天这个会场没有场次。</p>;
  return (
    <ol className={styles.list}>
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionCard session={session} now={now} isWanted={session.id === wanted} hasPlace onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}
