import { classNames } from '@tuyuan/ui/class-names.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import styles from './filter-row.module.css';

interface DayRangeProps {
  readonly label: string;
  /** Days `yyyy-MM-dd`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (from: string | undefined, to: string | undefined) => void;
}

/** A range of days; either end may be open. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  return (
    <DatePicker.RangePicker
      className={classNames(styles.range)}
      allowEmpty={[true, true]}
      placeholder={[`${label}从`, '到']}
      aria-label={label}
      value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
      onChange={(range) => onChange(range?.[0]?.format('YYYY-MM-DD'), range?.[1]?.format('YYYY-MM-DD'))}
    />
  );
}
