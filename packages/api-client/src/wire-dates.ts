import { parseDate, toWireDate } from '@tuyuan/format/date.ts';
import { mapLeaves } from './map-leaves.ts';

/** Returns a copy in which every Date is `yyyy-MM-ddTHH:mm:ss` in the site's time zone. Throws RangeError for an invalid Date. */
export function withWireDates(input: unknown): unknown {
  return mapLeaves(input, (leaf) => (leaf instanceof Date ? toWireDate(leaf) : leaf));
}

/** Returns a copy with every `/Date(ms)/` in the usual wire format, so that callers never see the legacy one. */
export function withoutLegacyDates(answer: unknown): unknown {
  return mapLeaves(answer, (leaf) => {
    const date = typeof leaf === 'string' && leaf.startsWith('/Date(') ? parseDate(leaf) : undefined;
    return date ? toWireDate(date) : leaf;
  });
}
