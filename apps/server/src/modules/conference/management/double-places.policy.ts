import type { importAttendees } from '@tuyuan/contract/conference/attendees.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';

type Fault = OutputOf<typeof importAttendees>['errors'][number];

interface Place {
  hall: string;
  seat: string;
  tableNo: string;
  badgeNo: string;
}

interface Placed extends Place {
  id: number;
  name: string;
}

/** Row that assigns a place; new attendees have no `before`. */
export interface Placing {
  line: number;
  before: Placed | null;
  after: Place;
}

/** A seat without a number (自由席) can be shared. */
const isNumbered = /[\p{N}A-Za-z一二三四五六七八九十]/u;

const keysOf = ({ hall, seat, tableNo, badgeNo }: Place) =>
  new Map([
    ...(isNumbered.test(seat) ? [[`seat ${JSON.stringify([hall, tableNo, seat])}`, '座位'] as const] : []),
    ...(badgeNo === '' ? [] : [[`badge ${badgeNo}`, '胸卡号'] as const]),
  ]);
const words = new Map([
  ['座位', { held: '已坐在这里', same: '是同一个座位' }],
  ['胸卡号', { held: '已用这个胸卡号', same: '的胸卡号相同' }],
]);

/**
 * Returns faults for rows that would assign a numbered seat or a badge number twice; of two rows, the later one.
 * Attendees may swap places, but one whose own row is wrong keeps their place. `standing` are all current attendees.
 */
export function doublePlaces(placings: readonly Placing[], standing: readonly Placed[]): Fault[] {
  const faults: Fault[] = [];
  const moving = new Set(placings.flatMap(({ before }) => (before ? [before.id] : [])));
  const held = new Map<string, string>();
  for (const one of standing) if (!moving.has(one.id)) for (const key of keysOf(one).keys()) held.set(key, one.name);
  for (const { before, after } of placings) {
    const kept = before ? keysOf(before) : new Map<string, string>();
    for (const key of keysOf(after).keys()) if (before && kept.has(key)) held.set(key, before.name);
  }
  const claimed = new Map<string, Placing>();
  const refused = new Set<Placing>();
  const wanted = ({ before, after }: Placing) => {
    const kept = before ? keysOf(before) : new Map<string, string>();
    return [...keysOf(after)].filter(([key]) => !kept.has(key));
  };
  for (const first of placings) {
    const waiting = [first];
    for (let placing = waiting.pop(); placing; placing = waiting.pop()) {
      if (refused.has(placing)) continue;
      const wrong = wanted(placing).flatMap(([key, column]) => {
        const other = claimed.get(key);
        const holder = held.get(key);
        const told = words.get(column);
        if (holder !== undefined) return [{ column, message: `「${holder}」${told?.held}` }];
        return other && other !== placing ? [{ column, message: `与第 ${other.line} 行${told?.same}` }] : [];
      });
      if (wrong.length === 0) {
        for (const [key] of wanted(placing)) claimed.set(key, placing);
        continue;
      }
      refused.add(placing);
      const { line, before } = placing;
      faults.push(...wrong.map((fault) => ({ line, ...fault })));
      for (const [key] of wanted(placing)) if (claimed.get(key) === placing) claimed.delete(key);
      if (!before) continue;
      for (const key of keysOf(before).keys()) {
        held.set(key, before.name);
        const follower = claimed.get(key);
        if (follower) waiting.push(follower);
      }
    }
  }
  return faults;
}
