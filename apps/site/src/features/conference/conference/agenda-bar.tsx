import type { ScheduleRoom } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from 'react-router-dom';
import type { AgendaDay } from './agenda.ts';
import styles from './agenda-bar.module.css';
import { type AgendaState, agendaPath } from './agenda-state.ts';

interface AgendaBarProps {
  readonly id: number;
  readonly days: readonly AgendaDay[];
  readonly rooms: readonly ScheduleRoom[];
  readonly state: AgendaState;
  readonly now: string | undefined;
}

/** Days and halls, under the site's header while one scrolls; each is a link, so the address keeps what is shown. */
export function AgendaBar({ id, days, rooms, state, now }: AgendaBarProps) {
  const today = now?.slice(0, 10);
  const linkOf = (change: Partial<AgendaState>) => ({
    to: agendaPath(id, { ...state, ...change }),
    preventScrollReset: true,
    replace: true,
  });
  const scrollToNow = () =>
    [...document.querySelectorAll('[data-now]')]
      .find((element) => element.getClientRects().length > 0)
      ?.scrollIntoView({ block: 'center' });
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <nav className={styles.days} aria-label="日期">
          {days.map(({ day, sessions }) => (
            <Link
              key={day}
              {...linkOf({ day })}
              className={classNames(styles.day, day === state.day && styles.chosen)}
              aria-current={day === state.day ? 'page' : undefined}
            >
              <strong>{Number(day.slice(8))}</strong>
              <span>
                {wireWeekday(day)}
                <small>
                  {day === today && '今天 '}
                  {sessions.length} 场
                </small>
              </span>
            </Link>
          ))}
          {days.length > 1 && (
            <Link
              {...linkOf({ day: 'all' })}
              className={classNames(styles.day, state.day === 'all' && styles.chosen)}
              aria-current={state.day === 'all' ? 'page' : undefined}
            >
              全部
            </Link>
          )}
        </nav>
        {rooms.length > 1 && (
          <nav className={styles.rooms} aria-label="会场">
            {[undefined, ...rooms].map((room) => (
              <Link
                key={room?.id ?? 0}
                {...linkOf({ room: room?.id })}
                className={classNames(styles.room, room?.id === state.room && styles.chosen)}
                aria-current={room?.id === state.room ? 'page' : undefined}
              >
                {room?.name ?? '全部会场'}
              </Link>
            ))}
          </nav>
        )}
        <div className={styles.tools}>
          {state.day !== 'all' && state.room === undefined && (
            <Link {...linkOf({ isList: !state.isList })} className={styles.room}>
              {state.isList ? '按会场看' : '按时间看'}
            </Link>
          )}
          {today !== undefined && today === state.day && (
            <Button size="small" icon="clock" onClick={scrollToNow}>
              现在
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
