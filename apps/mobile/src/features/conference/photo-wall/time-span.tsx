import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { useState } from 'react';
import { halfHoursOfDay, slotClock, slotOf, spanOf } from './half-hours.ts';
import { HourBars } from './hour-bars.tsx';
import styles from './time-span.module.css';

interface TimeSpanProps {
  readonly halfHours: readonly { readonly at: string; readonly count: number }[];
  /** Wire times; "" for no limit. */
  readonly from: string;
  readonly to: string;
  onChange(span: { from: string; to: string }): void;
}

/** Chooses a day and a time span above the photo counts per half hour. */
export function TimeSpan({ halfHours, from, to, onChange }: TimeSpanProps) {
  const days = [...new Set(halfHours.map(({ at }) => at.slice(0, 10)))];
  const [day, setDay] = useState(from.slice(0, 10) || (days.at(-1) ?? ''));
  const slots = halfHoursOfDay(halfHours, day);
  const isLimited = from.startsWith(day) && from !== '';
  const first = isLimited ? slotOf(from) : slots.first;
  const end = isLimited ? slotOf(to) : slots.end;

  function choose(nextFirst: number, nextEnd: number) {
    onChange(spanOf(day, nextFirst, nextEnd));
  }
  return (
    <div className={styles.span}>
      {days.length > 1 && (
        <select
          className={styles.day}
          aria-label="哪一天"
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
            onChange({ from: '', to: '' });
          }}
        >
          {days.map((one) => (
            <option key={one} value={one}>
              {wireDay(one)}
            </option>
          ))}
        </select>
      )}
      <HourBars counts={slots.counts} from={first - slots.first} to={end - slots.first} />
      <div className={styles.limits}>
        <label className={styles.limit}>
          从
          <input
            type="range"
            min={slots.first}
            max={slots.end - 1}
            value={first}
            aria-valuetext={slotClock(first)}
            onChange={({ target }) => choose(Number(target.value), Math.max(end, Number(target.value) + 1))}
          />
          <b>{slotClock(first)}</b>
        </label>
        <label className={styles.limit}>
          到
          <input
            type="range"
            min={slots.first + 1}
            max={slots.end}
            value={end}
            aria-valuetext={slotClock(end)}
            onChange={({ target }) => choose(Math.min(first, Number(target.value) - 1), Number(target.value))}
          />
          <b>{slotClock(end)}</b>
        </label>
      </div>
      <p className={styles.words}>
        {isLimited ? `${wireDay(day)} ${wireClock(from)}–${slotClock(end)}` : '不限时间'}
        {isLimited && (
          <button type="button" className={styles.clear} onClick={() => onChange({ from: '', to: '' })}>
            不限
          </button>
        )}
      </p>
    </div>
  );
}
