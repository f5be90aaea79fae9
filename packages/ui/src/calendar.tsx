import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './calendar.module.css';
import { classNames } from './class-names.ts';
import { dayAfter, dayMonthsAfter, weeksOfMonth } from './month-days.ts';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
const oldest = 110;
const furthest = 10;

const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthKeys: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

interface CalendarProps {
  /** `yyyy-MM-dd`, or "". */
  readonly value: string;
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  onChoose(day: string): void;
}

/** A month of days. Arrow keys move by day and week, PageUp and PageDown by month. */
export function Calendar({ value, today, min = '', max = '', onChoose }: CalendarProps) {
  const [cursor, setCursor] = useState(value || today);
  const table = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);
  const [year = 0, month = 0] = cursor.split('-').map(Number);
  const isOut = (day: string) => (min !== '' && day < min.slice(0, 10)) || (max !== '' && day > max.slice(0, 10));
  const move = (day: string) => {
    takesFocus.current = true;
    setCursor(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const days = dayKeys[event.key];
    const months = monthKeys[event.key];
    if (days !== undefined) move(dayAfter(cursor, days));
    else if (months !== undefined) move(dayMonthsAfter(cursor, months));
    else return;
    event.preventDefault();
  };
  const thisYear = Number(today.slice(0, 4));
  const firstYear = min === '' ? thisYear - oldest : Number(min.slice(0, 4));
  const lastYear = max === '' ? thisYear + furthest : Number(max.slice(0, 4));
  const years = Array.from({ length: Math.max(1, lastYear - firstYear + 1) }, (_, index) => lastYear - index);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton icon="chevron-left" label="上个月" onClick={() => setCursor(dayMonthsAfter(cursor, -1))} />
        <span className={styles.month}>
          <select
            aria-label="年"
            value={year}
            onChange={({ target }) => setCursor(dayMonthsAfter(cursor, (Number(target.value) - year) * 12))}
          >
            {(years.includes(year) ? years : [year, ...years]).map((one) => (
              <option key={one} value={one}>
                {one} 年
              </option>
            ))}
          </select>
          <select
            aria-label="月"
            value={month}
            onChange={({ target }) => setCursor(dayMonthsAfter(cursor, Number(target.value) - month))}
          >
            {Array.from({ length: 12 }, (_, index) => index + 1).map((one) => (
              <option key={one} value={one}>
                {one} 月
              </option>
            ))}
          </select>
        </span>
        <IconButton icon="chevron-right" label="下个月" onClick={() => setCursor(dayMonthsAfter(cursor, 1))} />
      </div>
      <table ref={table} className={styles.days} aria-label={`${year} 年 ${month} 月`} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={`周${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === cursor ? 0 : -1}
                    className={classNames(styles.day, day.slice(0, 7) !== cursor.slice(0, 7) && styles.other)}
                    aria-label={day}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={isOut(day)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
