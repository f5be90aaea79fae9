import { wireWeekday } from '@tuyuan/format/wire-day.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import type { AgendaDay } from './agenda.ts';
import { agendaPath } from './agenda-state.ts';
import styles from './brief-days.module.css';

const maxTitles = 3;

interface BriefDaysProps {
  readonly id: number;
  readonly days: readonly AgendaDay[];
}

/** The days with their first sessions; each leads to its agenda. */
export function BriefDays({ id, days }: BriefDaysProps) {
  return (
    <ul className={styles.days}>
      {days.map(({ day, sessions }) => {
        const on = sessions.filter(({ state, kind }) => state === 'on' && kind !== 'break');
        return (
          <li key={day}>
            <Link href={agendaPath(id, { day, room: undefined, isList: false })} className={styles.day}>
              <strong>
                {Number(day.slice(8))} 日 {wireWeekday(day)}
              </strong>
              {on.slice(0, maxTitles).map((session) => (
                <span key={session.id}>{session.title}</span>
              ))}
              {on.length > maxTitles && <small>共 {on.length} 场</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
