import { classNames } from '@tuyuan/ui/class-names.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DaySpan } from './day-span.ts';
import styles from './filter-row.module.css';

interface DayRangeProps {
  readonly label: string;
  readonly value: DaySpan;
  readonly onChange: (span: DaySpan) => void;
}

/** A range of days; either end may be open. */
export function DayRange({ label, value: { from, to }, onChange }: DayRangeProps) {
  return (
    <DatePicker.RangePicker
      className={classNames(styles.range)}
      allowEmpty={[true, true]}
      placeholder={[`${label}从`, '到']}
      aria-label={label}
      value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
      onChange={(range) => onChange({ from: range?.[0]?.format('YYYY-MM-DD'), to: range?.[1]?.format('YYYY-MM-DD') })}
    />
  );
}
