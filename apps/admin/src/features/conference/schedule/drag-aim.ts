import type { DragMoveEvent } from '@dnd-kit/core';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { dayStartHour } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { Place } from './schedule-problems.ts';
import { minutesOn, wireOn } from './wall-minutes.ts';

export const pxPerMinute = 1.4;
const snapMinutes = 5;
const maxMinutes = 24 * 60;
/** Minutes of the day; until three the next morning is the same day of the conference. */
const earliestStart = dayStartHour * 60;
const latestStart = earliestStart + 24 * 60 - snapMinutes;

const snap = (minutes: number) => Math.round(minutes / snapMinutes) * snapMinutes;
const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

interface ShownDay {
  readonly day: string;
  /** The first minute the grid shows. */
  readonly from: number;
}

/** Returns where a dragged session would land if dropped now; undefined when nowhere. */
export function aimOf(event: DragMoveEvent, session: DraftSession, shown: ShownDay): Place | undefined {
  const { active, over, delta } = event;
  if (String(active.id).startsWith('stretch:')) return stretched(session, delta.y / pxPerMinute);
  const top = active.rect.current.translated?.top;
  if (!over || top === undefined) return undefined;
  if (over.id === 'tray') return { ...session, roomId: null, startTime: null };
  const minutes = shown.from + (top - over.rect.top) / pxPerMinute;
  const isBand = session.startTime !== null && session.roomId === null;
  const roomId = Number(String(over.id).slice('room:'.length));
  return {
    roomId: isBand || roomId === 0 ? null : roomId,
    startTime: wireOn(shown.day, within(earliestStart, snap(minutes), latestStart)),
    durationMinutes: session.durationMinutes,
  };
}

function stretched({ roomId, startTime, durationMinutes }: Place, minutes: number): Place {
  return {
    roomId,
    startTime,
    durationMinutes: within(snapMinutes, snap(durationMinutes + minutes), maxMinutes),
  };
}

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Returns where a key moves a placed session; undefined for other keys. `roomIds` in column order. */
export function placeByKey(
  { key, shiftKey }: KeyPress,
  session: DraftSession & { startTime: string },
  { day, roomIds }: { readonly day: string; readonly roomIds: readonly number[] },
): Place | undefined {
  const step = key === 'ArrowUp' ? -snapMinutes : key === 'ArrowDown' ? snapMinutes : 0;
  if (step !== 0 && shiftKey) return stretched(session, step);
  if (step !== 0) {
    const start = within(earliestStart, minutesOn(day, session.startTime) + step, latestStart);
    return { ...session, startTime: wireOn(day, start) };
  }
  if (key === 'u' || key === 'U') return { ...session, roomId: null, startTime: null };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  if (session.roomId === null) return session;
  const column = within(0, roomIds.indexOf(session.roomId) + (key === 'ArrowLeft' ? -1 : 1), roomIds.length - 1);
  return { ...session, roomId: roomIds[column] ?? session.roomId };
}
