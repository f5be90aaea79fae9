import { classNames } from '@tuyuan/ui/class-names.ts';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { addDays, monthOf, weekOf } from './calendar-days.ts';
import styles from './day-strip.module.css';

interface DayStripProps {
  readonly chosen: string;
  readonly today: string;
  readonly isMonth: boolean;
  /** How many entries each day has. */
  readonly counts: ReadonlyMap<string, number>;
  onChoose(day: string): void;
  onFold(isMonth: boolean): void;
}

const names = ['一', '二', '三', '四', '五', '六', '日'];

/** A week, or the month when unfolded, with a mark on days that have entries. */
export function DayStrip({ chosen, today, isMonth, counts, onChoose, onFold }: DayStripProps) {
  const days = isMonth ? monthOf(chosen) : weekOf(chosen);
  const step = (direction: 1 | -1) =>
    onChoose(isMonth ? addDays(`${chosen.slice(0, 7)}-01`, direction === 1 ? 31 : -1) : addDays(chosen, 7 * direction));
  const word = isMonth ? '月' : '周';
  return (
    <section className={styles.strip} aria-label="日期">
      <header className={styles.head}>
        <button type="button" className={styles.step} aria-label={`上一${word}`} onClick={() => step(-1)}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <h2 className={styles.month}>
          {chosen.slice(0, 4)} 年 {Number(chosen.slice(5, 7))} 月
        </h2>
        <button type="button" className={styles.step} aria-label={`下一${word}`} onClick={() => step(1)}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <div className={styles.names} aria-hidden>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.days}>
        {days.map((day) => {
          const count = counts.get(day) ?? 0;
          return (
            <button
              key={day}
              type="button"
              className={classNames(
                styles.day,
                day === chosen && styles.chosen,
                isMonth && !day.startsWith(chosen.slice(0, 7)) && styles.outside,
              )}
              aria-pressed={day === chosen}
              aria-label={`${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日${day === today ? '，今天' : ''}${count > 0 ? `，${count} 项` : ''}`}
              onClick={() => onChoose(day)}
            >
              <span className={classNames(styles.number, day === today && styles.today)}>{Number(day.slice(8))}</span>
              <span className={classNames(styles.mark, count > 0 && styles.busy)} />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-label={isMonth ? '收起为一周' : '展开整月'}
        onClick={() => onFold(!isMonth)}
      >
        {isMonth ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
      </button>
    </section>
  );
}
