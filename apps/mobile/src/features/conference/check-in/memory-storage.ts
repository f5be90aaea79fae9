import { isDone } from './checker-state.ts';
import type {
  CheckerStorage,
  KnownAdmission,
  QueueEntry,
  RosterCursor,
  Stand,
  ToldAdmission,
} from './checker-types.ts';

/** Behaves like IndexedDB, for as long as the page lives. */
export function memoryStorage(): CheckerStorage {
  let station: Awaited<ReturnType<CheckerStorage['readStation']>>;
  let stand: Stand | undefined;
  const lines = new Map<string, string>();
  const admissions = new Map<string, KnownAdmission[]>();
  let told: readonly ToldAdmission[] = [];
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
    readTold: async () => told,
    async addTold(one) {
      told = [...told.filter(({ nonce }) => nonce !== one.nonce), one];
    },
    async removeTold(list) {
      told = told.filter(({ nonce }) => !list.some((one) => one.nonce === nonce));
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
    async forget() {
      for (const [nonce, entry] of queue) if (isDone(entry)) queue.delete(nonce);
      [station, stand, told] = [undefined, undefined, []];
      for (const map of [lines, admissions, cursors]) map.clear();
    },
  };
}
