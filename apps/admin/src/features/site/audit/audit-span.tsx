import { DayRange } from '../../../shared/filters/day-range.tsx';
import { anyDay, type DaySpan, dayWords, momentsOf, readDays, writeDays } from '../../../shared/filters/day-span.ts';
import { chip, type Filter } from '../../../shared/filters/filter.ts';
import { writeValues } from '../../../shared/filters/query-values.ts';
import { spread } from '../../../shared/filters/wire.ts';
import { clockOf, type HalfHours, halfHourSpan, readHalfHours } from './half-hours.ts';

interface AuditSpan extends DaySpan {
  /** Half hours within the single day of `from` and `to`. */
  readonly halfHours: HalfHours | undefined;
}

export const anyTime: AuditSpan = { ...anyDay, halfHours: undefined };

const span: Filter<AuditSpan, AuditSpan> = {
  none: anyTime,
  read(query) {
    const days = readDays(query);
    return { ...days, halfHours: days.from === days.to ? readHalfHours(query.get('half')) : undefined };
  },
  write: ({ halfHours, ...days }) => ({ ...writeDays(days), half: writeValues(halfHours?.join('-')) }),
  toWire: (value) => value,
  chips: ({ halfHours, ...days }) => [
    ...chip(dayWords(days), anyTime),
    ...chip(halfHours && `${clockOf(halfHours[0])} 至 ${clockOf(halfHours[1])}`, { ...days, halfHours: undefined }),
  ],
  control: {
    label: '时间',
    render: ({ value, onChange }) => (
      <DayRange label="时间" value={value} onChange={(days) => onChange({ ...days, halfHours: undefined })} />
    ),
  },
};

/** A span of days, or half hours of one. */
export const auditSpan = spread(span, ({ halfHours, ...days }) =>
  halfHours && days.from !== undefined ? halfHourSpan(days.from, halfHours) : momentsOf(days),
);
