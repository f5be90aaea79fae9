import styles from './time-pick.module.css';

const minuteStep = 5;
const two = (count: number) => String(count).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, index) => two(index));
const minutes = Array.from({ length: 60 / minuteStep }, (_, index) => two(index * minuteStep));

interface TimePickProps {
  /** `09:30`, or "". */
  readonly value: string;
  onChange(value: string): void;
}

/** Hour and minute, in steps of five; any other minute can be typed. */
export function TimePick({ value, onChange }: TimePickProps) {
  const [hour = '', minute = ''] = value.split(':');
  return (
    <div className={styles.time}>
      <select aria-label="时" value={hour} onChange={({ target }) => onChange(`${target.value}:${minute || '00'}`)}>
        {hour === '' && <option value="">--</option>}
        {hours.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <span aria-hidden="true">:</span>
      <select aria-label="分" value={minute} onChange={({ target }) => onChange(`${hour || '09'}:${target.value}`)}>
        {(minutes.includes(minute) ? minutes : [minute, ...minutes]).map((one) => (
          <option key={one} value={one}>
            {one === '' ? '--' : one}
          </option>
        ))}
      </select>
    </div>
  );
}
