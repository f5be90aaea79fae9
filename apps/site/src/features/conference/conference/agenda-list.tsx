import { useGetCalendarQuery } from '@tuyuan/api-client/conference/calendar.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireClock, wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './agenda.module.css';
import { byDay } from './agenda.ts';

/** Shows the published schedule by day and scrolls to the session named in the address. */
export function Agenda({ id }: { readonly id: number }) {
  const { currentData: calendar } = useGetCalendarQuery({ id });
  const [query] = useSearchParams();
  const wanted = query.get('session');
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (wanted !== null) marked.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const days = byDay(calendar?.items ?? []);
  return (
    <PageSection
      title="议程"
      tools={
        days.length > 1 && (
          <nav className={styles.days} aria-label="日期">
            {days.map(({ day }) => (
              <a key={day} href={`#day-${day}`}>
                {wireDay(day)}
              </a>
            ))}
          </nav>
        )
      }
    >
      {days.length === 0 && <p className={styles.empty}>议程还没有公布，公布后会出现在这里。</p>}
      {days.map(({ day, sessions }) => (
        <section key={day} id={`day-${day}`} className={styles.day} aria-label={`${wireDay(day)}议程`}>
          <h3 className={styles.dayName}>
            {wireDay(day)} <small>{wireWeekday(day)}</small>
          </h3>
          <ol>
            {sessions.map((session) => {
              const isMarked = String(session.id) === wanted;
              return (
                <li
                  key={session.id}
                  ref={isMarked ? marked : undefined}
                  className={classNames(styles.session, isMarked && styles.marked)}
                >
                  <Session session={session} />
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </PageSection>
  );
}

function Session({ session }: { readonly session: ScheduleSession }) {
  const { startTime, endTime, title, state, cancelledReason, room, track, speakers, abstract, changes } = session;
  const isCancelled = state === 'cancelled';
  return (
    <>
      <p className={styles.time}>
        {wireClock(startTime)}–{wireClock(endTime)}
      </p>
      <div>
        <h4 className={classNames(styles.title, isCancelled && styles.off)}>{title}</h4>
        <p className={styles.meta}>
          {isCancelled && (
            <strong className={styles.cancelled}>已取消{cancelledReason && `：${cancelledReason}`}</strong>
          )}
          {room && <span>{[room.name, room.place].filter(Boolean).join('，')}</span>}
          {track && <span>{track.name}</span>}
          {speakers.length > 0 && <span>{speakers.map(({ name }) => name).join('、')}</span>}
        </p>
        {changes.map(({ field, from, to }) => (
          <p key={field} className={styles.change}>
            有调整：{from && <s>{from}</s>} {to}
          </p>
        ))}
        {abstract !== '' && <p className={styles.abstract}>{abstract}</p>}
      </div>
    </>
  );
}
