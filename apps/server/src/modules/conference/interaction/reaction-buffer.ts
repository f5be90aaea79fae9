import type { ReactionKind } from '@tuyuan/contract/conference/interaction-fields.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishLatest } from '../../../platform/realtime/publish-latest.ts';
import { addReactions, countReactions, noReactions, type ReactionCounts } from './reaction.repository.ts';

interface Tap {
  conferenceId: number;
  roomId: number;
  attendeeId: number;
  kind: ReactionKind;
  count: number;
}

/**
 * Collects the taps of a whole hall to write and publish them together. A killed process may lose unwritten taps, which
 * is acceptable for applause.
 */
export interface ReactionBuffer {
  /** Returns false when the attendee taps faster than humanly possible. */
  add(db: Database, tap: Tap): boolean;
}

interface Waiting {
  conferenceId: number;
  taps: ReactionCounts;
}

const flushMs = 250;
const windowMs = 10_000;
const maxTapsPerWindow = 80;
const maxKept = 20_000;

export function openReactionBuffer(
  onError: (error: unknown) => void,
  now: () => number = performance.now.bind(performance),
): ReactionBuffer {
  const waiting = new WeakMap<Database, Map<number, Waiting>>();
  const tappedIn = new WeakMap<Database, Map<number, { taps: number; until: number }>>();

  function isTooFast(db: Database, attendeeId: number, count: number): boolean {
    const tapped = tappedIn.get(db) ?? new Map<number, { taps: number; until: number }>();
    tappedIn.set(db, tapped);
    const before = tapped.get(attendeeId);
    const window = before && before.until > now() ? before : { taps: 0, until: now() + windowMs };
    if (tapped.size >= maxKept) tapped.clear();
    tapped.set(attendeeId, window);
    if (window.taps + count > maxTapsPerWindow) return true;
    window.taps += count;
    return false;
  }

  async function flush(db: Database, roomId: number): Promise<void> {
    const rooms = waiting.get(db);
    const room = rooms?.get(roomId);
    if (!room) return;
    rooms?.delete(roomId);
    await addReactions(db, roomId, room.taps);
    publishLatest(db, {
      hub: 'conferenceLive',
      stream: `conference:${room.conferenceId}`,
      target: 'all',
      name: 'tally',
      key: `reactions:${roomId}`,
      read: async (current) => ({
        of: 'reactions' as const,
        id: roomId,
        roomId,
        counts: await countReactions(current, roomId),
      }),
    });
  }

  return {
    add(db, { conferenceId, roomId, attendeeId, kind, count }) {
      if (isTooFast(db, attendeeId, count)) return false;
      const rooms = waiting.get(db) ?? new Map<number, Waiting>();
      waiting.set(db, rooms);
      const room = rooms.get(roomId);
      if (room) room.taps[kind] += count;
      else {
        rooms.set(roomId, { conferenceId, taps: { ...noReactions, [kind]: count } });
        setTimeout(() => void flush(db, roomId).catch(onError), flushMs).unref();
      }
      return true;
    },
  };
}
