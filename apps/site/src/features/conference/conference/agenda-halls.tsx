import type { ScheduleRoom, ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { type AgendaDay, roomsOf } from './agenda.ts';
import styles from './agenda-halls.module.css';
import { minuteOf } from './agenda-state.ts';
import { SessionCard } from './session-card.tsx';

const hourHeight = 90;
const shortestCard = 64;

interface AgendaHallsProps {
  readonly day: AgendaDay;
  readonly now: string | undefined;
  readonly wanted: number;
  onOpen(session: ScheduleSession): void;
}

/** A day's halls side by side, 90 px an hour, with a line at the present time. */
export function AgendaHalls({ day: { day, sessions }, now, wanted, onOpen }: AgendaHallsProps) {
  const starts = sessions.map(({ startTime }) => minuteOf(startTime, day));
  const ends = sessions.map(({ endTime }) => minuteOf(endTime, day));
  const from = Math.floor(Math.min(...starts) / 60);
  const to = Math.ceil(Math.max(...ends) / 60);
  const topOf = (minute: number) => ((minute - from * 60) / 60) * hourHeight;
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const columns = columnsOf(sessions);
  const minuteNow = now === undefined ? undefined : minuteOf(now, day);
  const isNow = minuteNow !== undefined && minuteNow >= from * 60 && minuteNow <= to * 60;
  return (
    <div className={styles.scroller}>
      <div className={styles.halls} style={{ '--halls': columns.length }}>
        <div className={styles.head}>
          {columns.map(({ room }) => (
            <div key={room?.id ?? 0} className={styles.hall}>
              <strong>{room?.name ?? '不分会场'}</strong>
              {room?.capacity != null && <span>{room.capacity} 座</span>}
            </div>
          ))}
        </div>
        <div className={styles.hours} style={{ height: (to - from) * hourHeight }}>
          {hours.map((hour) => (
            <div key={hour} className={styles.hour} style={{ top: topOf(hour * 60) }}>
              <span>{String(hour % 24).padStart(2, '0')}:00</span>
            </div>
          ))}
          {isNow && (
            <div className={styles.nowLine} style={{ top: topOf(minuteNow) }}>
              <span>{now?.slice(11, 16)}</span>
            </div>
          )}
          <div className={styles.columns}>
            {columns.map(({ room, sessions: ofRoom }) => (
              <ol key={room?.id ?? 0} className={styles.column} aria-label={room?.name ?? '不分会场'}>
                {ofRoom.map((session) => {
                  const top = topOf(minuteOf(session.startTime, day));
                  const height = Math.max(shortestCard, topOf(minuteOf(session.endTime, day)) - top) - 4;
                  return (
                    <li key={session.id} className={styles.place} style={{ top, height }}>
                      <SessionCard
                        session={session}
                        now={now}
                        isWanted={session.id === wanted}
                        style={{ height: '100%' }}
                        onOpen={onOpen}
                      />
                    </li>
                  );
                })}
              </ol>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

interface HallColumn {
  /** Undefined for sessions without a hall. */
  readonly room: ScheduleRoom | undefined;
  readonly sessions: readonly ScheduleSession[];
}

function columnsOf(sessions: readonly ScheduleSession[]): HallColumn[] {
  const roomless = sessions.filter(({ room }) => room === null);
  const halls = roomsOf(sessions).map((room) => ({
    room,
    sessions: sessions.filter((session) => session.room?.id === room.id),
  }));
  return roomless.length > 0 ? [{ room: undefined, sessions: roomless }, ...halls] : halls;
}
