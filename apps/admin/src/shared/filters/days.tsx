import { DayRange } from './day-range.tsx';
import { anyDay, type DaySpan, dayWords, readDays, writeDays } from './day-span.ts';
import { chip, type Filter } from './filter.ts';

interface DaysOptions {
  readonly label: string;
  /** Before 从 in the empty field. */
  readonly prefix: string;
}

/** A span of days, `from` and `to` in the address. */
export function days({ label, prefix }: DaysOptions): Filter<DaySpan, DaySpan> {
  return {
    none: anyDay,
    read: readDays,
    write: writeDays,
    toWire: (value) => value,
    chips: (value) => chip(dayWords(value), anyDay),
    control: {
      label,
      render: ({ value, onChange }) => <DayRange label={prefix} value={value} onChange={onChange} />,
    },
  };
}
