import type { PersonalItem, PersonalKind } from '@tuyuan/contract/conference/calendar.ts';
import { personalEntryPath } from '@tuyuan/contract/conference/conference-path.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import {
  BedDouble,
  BriefcaseBusiness,
  Bus,
  CalendarPlus,
  CalendarX,
  Presentation,
  Timer,
  TriangleAlert,
  Utensils,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './calendar-item.module.css';

interface CalendarItemProps {
  readonly item: PersonalItem;
  /** Titles of entries at the same time. */
  readonly clashes: readonly string[];
  /** Path of the owner's calendar file; undefined while unknown. */
  readonly feedPath: string | undefined;
}

const icons: Readonly<Record<PersonalKind, typeof Bus>> = {
  session: Presentation,
  duty: BriefcaseBusiness,
  trip: Bus,
  stay: BedDouble,
  meal: Utensils,
  deadline: Timer,
};

const places: Readonly<Record<PersonalKind, string>> = {
  session: paths.schedule,
  duty: paths.duty,
  trip: paths.trafficplan,
  stay: paths.stayplan,
  meal: paths.voucher,
  deadline: paths.index,
};

/** One entry of the day: time, title, place, and conflicts. */
export function CalendarItem({ item, clashes, feedPath }: CalendarItemProps) {
  const Icon = item.isCancelled ? CalendarX : icons[item.kind];
  const target = item.sessionId === null ? places[item.kind] : `${paths.schedule}?session=${item.sessionId}`;
  return (
    <li className={styles.item}>
      <span className={styles.times}>
        <span className={styles.start}>{wireClock(item.startTime)}</span>
        <span>{wireClock(item.endTime)}</span>
      </span>
      <div className={styles.card}>
        <Link className={styles.open} to={target}>
          <span className={classNames(styles.title, item.isCancelled && styles.cancelled)}>{item.title}</span>
          <span className={styles.meta}>
            <Icon size={15} strokeWidth={1.75} aria-hidden />
            {[item.isCancelled ? '已取消' : item.note, item.place].filter(Boolean).join('，')}
          </span>
          {clashes.length > 0 && (
            <span className={styles.clash}>
              <TriangleAlert size={14} strokeWidth={2} aria-hidden />与{clashes.map((title) => `「${title}」`).join('')}
              同时
            </span>
          )}
        </Link>
        {feedPath !== undefined && (
          <a
            className={styles.add}
            href={personalEntryPath(feedPath, item.key)}
            aria-label={`把「${item.title}」加入手机日历`}
          >
            <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </div>
    </li>
  );
}
