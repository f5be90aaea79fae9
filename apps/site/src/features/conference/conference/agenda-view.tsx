import { useGetCalendarQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import { byDay, roomsOf } from './agenda.ts';
import { AgendaBar } from './agenda-bar.tsx';
import { AgendaHalls } from './agenda-halls.tsx';
import { AgendaList } from './agenda-list.tsx';
import { readAgenda } from './agenda-state.ts';
import styles from './agenda-view.module.css';
import { SessionDialog } from './session-dialog.tsx';

/** Shows the published schedule: a day's halls side by side, or a list; one hall or all. */
export function Agenda({ id }: { readonly id: number }) {
  const { currentData: calendar } = useGetCalendarQuery({ id });
  const [query] = useSearchParams();
  const now = useWireNow();
  const [opened, setOpened] = useState<ScheduleSession>();
  const wanted = Number(query.get('session'));
  useEffect(() => {
    if (wanted > 0) document.querySelector(`[data-session="${wanted}"]`)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const days = byDay(calendar?.items ?? []);
  if (days.length === 0) return <p className={styles.empty}>议程还没有公布，公布后会出现在这里。</p>;
  const state = readAgenda(query, days, now);
  const shown = days.filter(({ day }) => state.day === 'all' || day === state.day);
  const hasHalls = state.day !== 'all' && state.room === undefined && !state.isList;
  const [first] = shown;
  return (
    <section className={styles.agenda} aria-label="议程">
      <AgendaBar id={id} days={days} rooms={roomsOf(calendar?.items ?? [])} state={state} now={now} />
      {hasHalls && first && (
        <div className={styles.halls}>
          <AgendaHalls day={first} now={now} wanted={wanted} onOpen={setOpened} />
        </div>
      )}
      <div className={classNames(styles.list, hasHalls && styles.narrowOnly)}>
        {shown.map(({ day, sessions }) => (
          <section key={day} aria-label={`${wireDay(day)}议程`}>
            <h2 className={styles.dayName}>
              {wireDay(day)} <small>{wireWeekday(day)}</small>
            </h2>
            <AgendaList
              sessions={sessions.filter(({ room }) => state.room === undefined || room?.id === state.room)}
              now={now}
              wanted={wanted}
              onOpen={setOpened}
            />
          </section>
        ))}
      </div>
      {opened && <SessionDialog session={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
