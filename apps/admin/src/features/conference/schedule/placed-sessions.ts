import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import type { PlacedSession } from './grid-layout.ts';
import { scheduleDayOf } from './wall-minutes.ts';

export function isPlaced(session: DraftSession): session is PlacedSession {
  return session.startTime !== null;
}

export function placedOn(day: string, sessions: readonly DraftSession[]): PlacedSession[] {
  return sessions.filter(isPlaced).filter(({ startTime }) => scheduleDayOf(startTime) === day);
}

/** Returns sessions without a place that were not removed. */
export function unplaced(sessions: readonly DraftSession[]): DraftSession[] {
  return sessions.filter((session) => !isPlaced(session) && !session.isRemoved);
}
