import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { minutesOn } from './wall-minutes.ts';

export type PlacedSession = DraftSession & { startTime: string };

export interface GridBlock {
  readonly session: PlacedSession;
  /** Minutes of the day. */
  readonly start: number;
  readonly end: number;
  /** Index of the room; -1 for all rooms. */
  readonly column: number;
  /** Sessions at the same time in the same room are placed side by side. */
  readonly lane: number;
  readonly laneCount: number;
}

/** Returns each session's block in the grid of a day. */
export function layOut(day: string, sessions: readonly PlacedSession[], roomIds: readonly number[]): GridBlock[] {
  const spans = sessions
    .map((session) => {
      const start = minutesOn(day, session.startTime);
      const column = session.roomId === null ? -1 : roomIds.indexOf(session.roomId);
      return { session, start, end: start + session.durationMinutes, column };
    })
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  return [-1, ...roomIds.keys()].flatMap((column) => laned(spans.filter((span) => span.column === column)));
}

type Span = Omit<GridBlock, 'lane' | 'laneCount'>;

/** In the order of their start. Those that overlap, also by way of others, share the width. */
function laned(spans: readonly Span[]): GridBlock[] {
  const blocks: GridBlock[] = [];
  let group: (Span & { lane: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const span of group) blocks.push({ ...span, laneCount: ends.length });
    group = [];
    ends = [];
  };
  for (const span of spans) {
    if (ends.every((end) => end <= span.start)) close();
    const free = ends.findIndex((end) => end <= span.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.end;
    group.push({ ...span, lane });
  }
  close();
  return blocks;
}

/** Returns the whole hours a day's grid shows: a working day, extended to all sessions. */
export function hoursShown(blocks: readonly Pick<GridBlock, 'start' | 'end'>[]): { from: number; until: number } {
  const from = Math.min(9 * 60, ...blocks.map(({ start }) => start));
  const until = Math.max(18 * 60, ...blocks.map(({ end }) => end));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 };
}
