import { findClashes } from '@tuyuan/format/find-clashes.ts';
import type { PersonalEntry } from './personal-entry.ts';

const minute = 60_000;
type Timed = Pick<PersonalEntry, 'key' | 'start' | 'end' | 'isCancelled' | 'takesTime' | 'minutes'>;

/**
 * Returns the clashes of each entry by key: two at one time; or an entry that needs some minutes of its span, such as a
 * meal, with everything in that span if no such gap is left.
 */
export function clashesOf(entries: readonly Timed[]): Map<string, string[]> {
  const taking = entries.filter(({ isCancelled, takesTime }) => takesTime && !isCancelled);
  const fixed = taking.filter(({ minutes }) => minutes === undefined);
  const pairs = findClashes(
    fixed.map(({ key, start, end }) => ({ key, start: start.getTime(), end: end.getTime(), needs: ['me'] })),
  ).map(({ keys }) => keys);
  for (const entry of taking)
    if (entry.minutes !== undefined && longestGap(entry, fixed) < entry.minutes * minute)
      pairs.push(...fixed.filter((other) => overlap(entry, other)).map(({ key }) => [entry.key, key] as const));
  const found = new Map<string, string[]>();
  for (const [one, other] of pairs) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}

type Span = Pick<Timed, 'start' | 'end'>;
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Returns the longest free gap of the span, in milliseconds. */
function longestGap(span: Span, others: readonly Span[]): number {
  let [free, longest] = [span.start.getTime(), 0];
  for (const other of others
    .filter((one) => overlap(span, one))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    longest = Math.max(longest, other.start.getTime() - free);
    free = Math.max(free, other.end.getTime());
  }
  return Math.max(longest, span.end.getTime() - free);
}
