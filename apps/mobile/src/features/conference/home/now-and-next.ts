import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import { parseDate } from '@tuyuan/format/date.ts';

interface Timed {
  readonly session: ScheduleSession;
  readonly start: number;
  readonly end: number;
  readonly isMine: boolean;
}

interface NowAndNext {
  /** The running session; mine takes precedence over the main hall's. */
  readonly now: Timed | undefined;
  /** The session that starts first after now; of those starting together, mine comes first. */
  readonly next: Timed | undefined;
}

/** Sessions this long, such as exhibitions, run all day and are left out. */
const longMs = 4 * 3_600_000;
/** Sessions starting within this time of the first count as starting together. */
const togetherMs = 20 * 60_000;

/** Returns what is on and what comes next; `mine` are starred and reserved sessions, `at` is milliseconds since 1970. */
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

/** The office's room order; sessions in all rooms, such as lunch, come first. */
function placeOf({ session }: Timed): number {
  return session.room?.order ?? -1;
}
