import type { ScheduleRoom, ScheduleTrack } from '@tuyuan/contract/conference/schedule-fields.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { CalendarDays, LayoutGrid, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ColourSquare } from './colour-square.tsx';
import styles from './schedule-filter.module.css';
import type { ScheduleQuery } from './schedule-query.ts';

interface ScheduleFilterProps {
  readonly rooms: readonly ScheduleRoom[];
  readonly tracks: readonly ScheduleTrack[];
  readonly query: ScheduleQuery;
  onChange(part: Partial<ScheduleQuery>): void;
}

/** Rooms and tracks to choose from, and how the day is laid out. */
export function ScheduleFilter({ rooms, tracks, query, onChange }: ScheduleFilterProps) {
  const isAll = query.roomId === null && query.trackId === null;
  const isGrid = query.view === 'grid';
  return (
    <div className={styles.filter}>
      <fieldset className={styles.chips} aria-label="会场和类别">
        <Chip isChosen={isAll} onClick={() => onChange({ roomId: null, trackId: null })}>
          全部
        </Chip>
        {rooms.map(({ id, name, colour }) => (
          <Chip
            key={`room-${id}`}
            isChosen={query.roomId === id}
            onClick={() => onChange({ roomId: query.roomId === id ? null : id })}
          >
            <ColourSquare colour={colour} />
            {name}
          </Chip>
        ))}
        {tracks.map(({ id, name }) => (
          <Chip
            key={`track-${id}`}
            isChosen={query.trackId === id}
            onClick={() => onChange({ trackId: query.trackId === id ? null : id })}
          >
            {name}
          </Chip>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.view}
        aria-label={isGrid ? '看列表' : '看会场表'}
        onClick={() => onChange({ view: isGrid ? 'list' : 'grid' })}
      >
        {isGrid ? (
          <List size={22} strokeWidth={1.75} aria-hidden />
        ) : (
          <LayoutGrid size={22} strokeWidth={1.75} aria-hidden />
        )}
      </button>
      <Link className={styles.view} to={paths.calendar} aria-label="我的日历">
        <CalendarDays size={22} strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  );
}

interface ChipProps {
  readonly isChosen: boolean;
  readonly children: React.ReactNode;
  onClick(): void;
}

function Chip({ isChosen, children, onClick }: ChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={styles.hit} onClick={onClick}>
      <span className={classNames(styles.chip, isChosen && styles.chosen)}>{children}</span>
    </button>
  );
}
