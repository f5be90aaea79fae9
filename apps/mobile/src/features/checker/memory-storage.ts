import type { CheckerStorage, KnownAdmission, QueueEntry, RosterCursor, Stand } from './checker-types.ts';

/** As IndexedDB keeps it, in a page that lives as long as a test. */
export function memoryStorage(): CheckerStorage {
  let station: Awaited<ReturnType<CheckerStorage['readStation']>>;
  let stand: Stand | undefined;
  const lines = new Map<string, string>();
  const admissions = new Map<string, KnownAdmission[]>();
  const cursors = new Map<number, RosterCursor>();
  const queue = new Map<string, QueueEntry>();
  const keyOf = (pointId: number, tag: string) => `${pointId} ${tag}`;
  const without = (key: string, id: number | string) => (admissions.get(key) ?? []).filter((one) => one.id !== id);
  return {
    readStation: async () => station,
    async writeStation(next) {
      station = next;
    },
    readStand: async () => stand,
    async writeStand(next) {
      stand = next;
    },
    findLine: async (index) => lines.get(index),
    async writeLines(list) {
      for (const { index, box } of list) lines.set(index, box);
    },
    readAdmissions: async (pointId, tag) => admissions.get(keyOf(pointId, tag)) ?? [],
    async writeAdmissions(pointId, list) {
      for (const { tag, ...one } of list) {
        const key = keyOf(pointId, tag);
        admissions.set(key, [...without(key, one.id), one]);
      }
    },
    async removeAdmission(pointId, tag, id) {
      const key = keyOf(pointId, tag);
      admissions.set(key, without(key, id));
    },
    readCursor: async (pointId) => cursors.get(pointId),
    async writeCursor(pointId, cursor) {
      cursors.set(pointId, cursor);
    },
    readQueue: async () => [...queue.values()],
    async writeEntry(entry) {
      queue.set(entry.item.nonce, entry);
    },
    async removeEntry(nonce) {
      queue.delete(nonce);
    },
  };
}
