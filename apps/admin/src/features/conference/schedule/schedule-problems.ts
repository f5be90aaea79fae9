import type { DraftSession, ScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { type Clash, findClashes } from '@tuyuan/format/find-clashes.ts';
import { clockSpan, minutesOn, wireOn } from './wall-minutes.ts';

/** A session's room, start and duration. */
export type Place = Pick<DraftSession, 'roomId' | 'startTime' | 'durationMinutes'>;
export type Stage = Pick<ScheduleDraft, 'rooms' | 'speakers'>;

export interface Problem {
  readonly kind: 'room' | 'speaker' | 'capacity';
  /** Ids of the sessions. */
  readonly ids: readonly number[];
  readonly title: string;
  readonly text: string;
}

/** Returns whether the session occupies its room and people; a cancelled or removed one does not. */
export function takesPlace(session: DraftSession): session is DraftSession & { startTime: string } {
  return session.startTime !== null && !session.isCancelled && !session.isRemoved;
}

/** Returns every pair that needs the same room or person at once, and every room that is too small. */
export function findProblems(sessions: readonly DraftSession[], stage: Stage): Problem[] {
  const taking = sessions.filter(takesPlace);
  const byKey = new Map(taking.map((session) => [String(session.id), session]));
  const clashes = findClashes(taking.map(engagementOf)).flatMap((clash) => {
    const [one, other] = clash.keys.map((key) => byKey.get(key));
    return one && other ? clash.shared.map((need) => clashProblem({ clash, need, one, other, stage })) : [];
  });
  return [...clashes, ...taking.flatMap((session) => capacityProblem(session, stage) ?? [])];
}

// Reads local time as UTC: only differences matter.
const msOf = (wire: string) => Date.parse(`${wire}Z`);

function engagementOf({ id, roomId, speakerIds, startTime, durationMinutes }: DraftSession & { startTime: string }) {
  const people = speakerIds.map((speaker) => `speaker-${speaker}`);
  return {
    key: String(id),
    start: msOf(startTime),
    end: msOf(startTime) + durationMinutes * 60_000,
    needs: roomId === null ? people : [`room-${roomId}`, ...people],
  };
}

interface ClashFacts {
  readonly clash: Clash;
  readonly need: string;
  readonly one: DraftSession;
  readonly other: DraftSession;
  readonly stage: Stage;
}

function clashProblem({ clash, need, one, other, stage }: ClashFacts): Problem {
  const ids = [one.id, other.id];
  const from = new Date(clash.start).toISOString().slice(0, 19);
  const span = clockSpan(from, (clash.end - clash.start) / 60_000);
  const [kind, number] = need.split('-');
  if (kind === 'room')
    return {
      kind: 'room',
      ids,
      title: `${roomName(Number(number), stage)} ${span} 同时有两场`,
      text: `「${one.title}」与「${other.title}」`,
    };
  const speaker = stage.speakers.find(({ id }) => id === Number(number));
  const at = (session: DraftSession) => `${roomName(session.roomId, stage)}「${session.title}」`;
  return {
    kind: 'speaker',
    ids,
    title: `${speaker?.name ?? '讲者'} ${span} 同时在两处`,
    text: `${at(one)}与${at(other)}`,
  };
}

function capacityProblem({ id, title, roomId, seatLimit, published }: DraftSession, stage: Stage): Problem | undefined {
  const room = stage.rooms.find((each) => each.id === roomId);
  if (!room || room.capacity === null) return undefined;
  const problem = (text: string): Problem => ({ kind: 'capacity', ids: [id], title: `「${title}」坐不下`, text });
  if (seatLimit !== null && seatLimit > room.capacity)
    return problem(`限 ${seatLimit} 人，${room.name}只有 ${room.capacity} 座`);
  if (seatLimit === null && (published?.stars ?? 0) > room.capacity)
    return problem(`${published?.stars ?? 0} 人收藏，${room.name}只有 ${room.capacity} 座`);
  return undefined;
}

export function roomName(roomId: number | null, { rooms }: Pick<Stage, 'rooms'>): string {
  return rooms.find(({ id }) => id === roomId)?.name ?? (roomId === null ? '全场' : '已删的会场');
}

/** Returns the problems a session would have at `place`. */
export function problemsAt(
  sessions: readonly DraftSession[],
  stage: Stage,
  session: DraftSession,
  place: Place,
): Problem[] {
  const moved = [...sessions.filter(({ id }) => id !== session.id), { ...session, ...place }];
  return findProblems(moved, stage).filter(({ ids }) => ids.includes(session.id));
}

const stepMinutes = 5;

/** Returns the next conflict-free start on the same day in the same room; undefined when there is none before midnight. */
export function nextFreeStart(
  sessions: readonly DraftSession[],
  stage: Stage,
  session: DraftSession & { startTime: string },
): string | undefined {
  const day = session.startTime.slice(0, 10);
  const latest = 24 * 60 - session.durationMinutes;
  for (let start = minutesOn(day, session.startTime) + stepMinutes; start <= latest; start += stepMinutes) {
    const place = { ...session, startTime: wireOn(day, start) };
    if (problemsAt(sessions, stage, session, place).every(({ kind }) => kind === 'capacity')) return place.startTime;
  }
  return undefined;
}
