import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { parseDate } from '@tuyuan/format/date.ts';

interface Timed {
  readonly session: ScheduleSession;
  readonly start: number;
  readonly end: number;
  readonly isMine: boolean;
}

interface NowAndNext {
  /** What runs: mine before the main hall's. */
  readonly now: Timed | undefined;
  /** What begins first after now, mine before others that begin with it. */
  readonly next: Timed | undefined;
}

/** What runs this long, an exhibition, is open all day and is not what one looks for. */
const longMs = 4 * 3_600_000;
/** What begins within this time of the first belongs to the same choice. */
const togetherMs = 20 * 60_000;

/** Of a schedule, what is on and what comes next, for who holds `mine` (stars and seats); `at` in milliseconds since 1970. */
export function nowAndNext(sessions: readonly ScheduleSession[], mine: ReadonlySet<number>, at: number): NowAndNext {
  const timed = sessions
    .filter(({ state }) => state === 'on')
    .map((session) => ({
      session,
      start: parseDate(session.startTime)?.getTime() ?? 0,
      end: parseDate(session.endTime)?.getTime() ?? 0,
      isMine: mine.has(session.id),
    }))
    .filter(({ start, end }) => end - start < longMs)
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine) || placeOf(one) - placeOf(other));
  const ahead = timed.filter(({ start }) => start > at);
  const first = Math.min(...ahead.map(({ start }) => start));
  return {
    now: timed.find(({ start, end }) => start <= at && at < end),
    next: ahead.find(({ start }) => start - first < togetherMs),
  };
}

/** As the office ordered the rooms; what is everywhere, lunch, comes before them. */
function placeOf({ session }: Timed): number {
  return session.room?.order ?? -1;
}
