import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireShortDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Fragment } from 'react';
import { NowLine } from './now-line.tsx';
import styles from './schedule-list.module.css';
import type { MySession } from './schedule-sessions.ts';
import { SessionCard } from './session-card.tsx';

interface ScheduleListProps {
  readonly sessions: readonly MySession[];
  readonly now: number;
  readonly isToday: boolean;
  /** Whether headings separate the days. */
  readonly hasDays: boolean;
  onOpen(sessionId: number): void;
  onStar(sessionId: number, isStarred: boolean): void;
}

/** Sessions this long, such as exhibitions, do not move the current-time line. */
const longMs = 4 * 3_600_000;

export function ScheduleList({ sessions, now, isToday, hasDays, onOpen, onStar }: ScheduleListProps) {
  const next = isToday ? sessions.find(({ start, end }) => end > now && end - start < longMs) : undefined;
  return (
    <ul className={styles.list}>
      {sessions.map((mine, index) => {
        const { session } = mine;
        const isFirstOfDay = hasDays && session.day !== sessions[index - 1]?.session.day;
        return (
          <Fragment key={session.id}>
            {isFirstOfDay && (
              <li className={styles.day}>
                {wireWeekday(session.day)} {wireShortDay(session.day)}
              </li>
            )}
            {mine === next && <NowLine clock={wireClock(toWireDate(new Date(now)))} />}
            <SessionCard
              mine={mine}
              now={now}
              onOpen={() => onOpen(session.id)}
              onStar={(isStarred) => onStar(session.id, isStarred)}
            />
          </Fragment>
        );
      })}
    </ul>
  );
}
