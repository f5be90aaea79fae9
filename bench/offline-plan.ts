import type { Person } from './bench-conference.ts';
import { seededRandom } from './seeded-random.ts';

export interface PlannedScan {
  /** Content of the ticket's QR code. */
  qr: string;
  /** Milliseconds since 1970. */
  at: number;
  /** At the phone that answers for the ticket; at another; or a second time at the first. */
  kind: 'lane' | 'other' | 'own';
}

interface Plan {
  /** First characters of the tickets that each phone answers for. */
  ranges: readonly { from: string; to: string }[];
  /** Number of tickets scanned at a second door, before or after their own. */
  repeats: number;
  /** Tickets that each phone sees a second time. */
  own: number;
  from: number;
  until: number;
}

/** Returns each phone's scans in order: everyone once at the phone that answers for their ticket, some at a second one. */
export function planScans(people: readonly Person[], { ranges, repeats, own, from, until }: Plan): PlannedScan[][] {
  const random = seededRandom(1);
  const moment = () => Math.round(from + random() * (until - from));
  const plan = ranges.map((): PlannedScan[] => []);
  for (const [index, { code, qr }] of people.entries()) {
    const sign = code.charAt(0);
    const lane = ranges.findIndex((range) => sign >= range.from && sign <= range.to);
    plan[lane]?.push({ qr, at: moment(), kind: 'lane' });
    if (index >= repeats) continue;
    const other = (lane + 1 + (index % (ranges.length - 1))) % ranges.length;
    plan[other]?.push({ qr, at: moment(), kind: 'other' });
  }
  return plan.map((scans) => {
    const once = scans.toSorted((a, b) => a.at - b.at);
    const twice = once.filter(({ kind }) => kind === 'lane').slice(0, own);
    return [...once, ...twice.map(({ qr }) => ({ qr, at: until, kind: 'own' as const }))];
  });
}
