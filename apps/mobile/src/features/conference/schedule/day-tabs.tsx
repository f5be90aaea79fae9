import { wireShortDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Star } from 'lucide-react';
import styles from './day-tabs.module.css';

interface DayTabsProps {
  readonly days: readonly string[];
  readonly today: string;
  /** Undefined while the starred are shown. */
  readonly chosen: string | undefined;
  readonly starredCount: number;
  onChoose(day: string): void;
  onStarred(): void;
}

/** Tabs of the conference's days, followed by the starred sessions. */
export function DayTabs({ days, today, chosen, starredCount, onChoose, onStarred }: DayTabsProps) {
  return (
    <div className={styles.tabs} role="tablist" aria-label="日期">
      <div className={styles.days}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            role="tab"
            aria-selected={day === chosen}
            className={classNames(styles.tab, day === chosen && styles.chosen)}
            onClick={() => onChoose(day)}
          >
            <span className={styles.weekday}>{wireWeekday(day)}</span>
            <span className={styles.date}>
              {wireShortDay(day)}
              {day === today && ' 今天'}
            </span>
          </button>
        ))}
      </div>
      <button
        type="button"
        role="tab"
        aria-selected={chosen === undefined}
        aria-label={`我的，${starredCount} 场`}
        className={classNames(styles.tab, styles.starred, chosen === undefined && styles.chosen)}
        onClick={onStarred}
      >
        <Star size={20} strokeWidth={1.75} aria-hidden />
        <span className={styles.date}>{starredCount}</span>
      </button>
    </div>
  );
}
