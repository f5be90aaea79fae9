import type { ScheduleRoom } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import type {} from '@tuyuan/ui/css-variables.ts';
import { Star } from 'lucide-react';
import { ColourSquare } from './colour-square.tsx';
import styles from './schedule-grid.module.css';
import type { MySession } from './schedule-sessions.ts';

interface ScheduleGridProps {
  readonly sessions: readonly MySession[];
  readonly rooms: readonly ScheduleRoom[];
  readonly now: number;
  onOpen(sessionId: number): void;
}

const hourMs = 3_600_000;
const hourPx = 80;

/** Shows a day with rooms as columns; scrolls both ways under fixed headers. */
export function ScheduleGrid({ sessions, rooms, now, onOpen }: ScheduleGridProps) {
  const from = Math.floor(Math.min(...sessions.map(({ start }) => start)) / hourMs) * hourMs;
  const until = Math.ceil(Math.max(...sessions.map(({ end }) => end)) / hourMs) * hourMs;
  const hours = Array.from({ length: Math.round((until - from) / hourMs) }, (_, index) => from + index * hourMs);
  const y = (moment: number) => ((moment - from) / hourMs) * hourPx;
  return (
    <div className={styles.scroller}>
      <div className={styles.grid} style={{ '--rooms': rooms.length }}>
        <div className={styles.heads}>
          <span className={styles.corner} />
          {rooms.map(({ id, name, colour }) => (
            <span key={id} className={styles.head}>
              <ColourSquare colour={colour} />
              {name}
            </span>
          ))}
        </div>
        <div className={styles.body} style={{ height: y(until) }}>
          <div className={styles.hours} aria-hidden>
            {hours.map((hour) => (
              <span key={hour} className={styles.hour} style={{ top: y(hour) }}>
                {new Date(hour).toLocaleTimeString('zh-CN', {
                  hour: '2-digit',
                  minute: '2-digit',
                  timeZone: 'Asia/Shanghai',
                })}
              </span>
            ))}
          </div>
          <ul className={styles.sessions}>
            {sessions.map(({ session, start, end, isStarred }) => {
              const column = rooms.findIndex(({ id }) => id === session.room?.id);
              return (
                <li
                  key={session.id}
                  className={classNames(styles.place, column === -1 && styles.everywhere)}
                  style={{ top: y(start), height: y(end) - y(start), '--column': Math.max(0, column) }}
                >
                  <button
                    type="button"
                    className={classNames(styles.session, now >= end && styles.over, isStarred && styles.starred)}
                    onClick={() => onOpen(session.id)}
                  >
                    <span className={styles.time}>
                      {wireClock(session.startTime)}–{wireClock(session.endTime)}
                      {isStarred && <Star size={12} aria-label="已收藏" />}
                    </span>
                    <span className={classNames(styles.title, session.state === 'cancelled' && styles.cancelled)}>
                      {session.title}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
          {from <= now && now < until && <span className={styles.now} style={{ top: y(now) }} aria-hidden />}
        </div>
      </div>
    </div>
  );
}
