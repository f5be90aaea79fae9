import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ChangeRow } from './change-row.tsx';
import type { MySession } from './schedule-sessions.ts';
import styles from './session-card.module.css';
import { SessionChips } from './session-chips.tsx';
import { StarButton } from './star-button.tsx';

interface SessionCardProps {
  readonly mine: MySession;
  readonly now: number;
  onOpen(): void;
  onStar(isStarred: boolean): void;
}

/** Shows a session in the list: time, title, speakers and important notes. */
export function SessionCard({ mine, now, onOpen, onStar }: SessionCardProps) {
  const { session, start, end, isStarred } = mine;
  const isRunning = session.state === 'on' && start <= now && now < end;
  const people = session.speakers.map(({ name, title }) => (title === '' ? name : `${name} ${title}`));
  return (
    <li className={classNames(styles.item, now >= end && styles.over)}>
      <span className={styles.times}>
        <span className={styles.start}>{wireClock(session.startTime)}</span>
        <span>{wireClock(session.endTime)}</span>
      </span>
      <div className={classNames(styles.card, isRunning && styles.running)}>
        <button type="button" className={styles.open} onClick={onOpen}>
          <span className={classNames(styles.title, session.state === 'cancelled' && styles.cancelled)}>
            {session.title}
          </span>
          {people.length > 0 && <span className={styles.people}>{people.join('、')}</span>}
          <SessionChips mine={mine} now={now} />
          <ChangeRow session={session} />
        </button>
        {session.kind !== 'break' && (
          <span className={styles.star}>
            <StarButton title={session.title} isStarred={isStarred} onToggle={() => onStar(!isStarred)} />
          </span>
        )}
      </div>
    </li>
  );
}
