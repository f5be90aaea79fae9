import { parseDate, toWireDate } from '@tuyuan/format/date.ts';

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (!isPlain(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapLeaves(field, change)]));
}

/** A copy in which every Date is `yyyy-MM-ddTHH:mm:ss` in the site's time zone. Throws RangeError for an invalid Date. */
export function withWireDates(input: unknown): unknown {
  return mapLeaves(input, (leaf) => (leaf instanceof Date ? toWireDate(leaf) : leaf));
}

const legacyDate = /^\/Date\(-?\d{1,16}(?:[+-]\d{4})?\)\/$/;

/** A copy in which every `/Date(ms)/` is the wire's usual form, so that nothing behind it knows of the old one. */
export function withoutLegacyDates(answer: unknown): unknown {
  return mapLeaves(answer, (leaf) => {
    const date = typeof leaf === 'string' && legacyDate.test(leaf) ? parseDate(leaf) : undefined;
    return date ? toWireDate(date) : leaf;
  });
}
