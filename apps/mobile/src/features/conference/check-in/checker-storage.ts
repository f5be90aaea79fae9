import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import { clear, createStore, del, delMany, entries, get, keys, set, setMany, update } from 'idb-keyval';
import { isDone } from './checker-state.ts';
import type {
  CheckerStorage,
  KnownAdmission,
  QueueEntry,
  RosterCursor,
  Stand,
  ToldAdmission,
} from './checker-types.ts';

const kept = createStore('checker', 'kept');
const lines = createStore('checker-roster', 'lines');
const admissions = createStore('checker-admissions', 'admissions');
const queue = createStore('checker-queue', 'queue');

interface Box {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly body: ArrayBuffer;
}

const cipher = 'AES-GCM';

const queueKeyName = 'queue-key';

/** Created once; not extractable from the browser. */
async function queueKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt']);
  let key = made;
  // If two tabs create one at once, the first key stays.
  await update<CryptoKey>(
    queueKeyName,
    (before) => {
      key = before ?? made;
      return key;
    },
    kept,
  );
  return key;
}

async function seal(key: CryptoKey, entry: QueueEntry): Promise<Box> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(entry));
  return { nonce, body: await crypto.subtle.encrypt({ name: cipher, iv: nonce }, key, text) };
}

async function open(key: CryptoKey, { nonce, body }: Box): Promise<QueueEntry> {
  const text = await crypto.subtle.decrypt({ name: cipher, iv: nonce }, key, body);
  const entry: QueueEntry = JSON.parse(new TextDecoder().decode(text));
  return entry;
}

const admissionKey = (pointId: number, tag: string) => `${pointId} ${tag}`;

/** Sent entries are kept for the queue's list, but only this many. */
const maxSent = 300;

/** Opens a scanning phone's browser storage: the roster encrypted as received, the queue encrypted with the phone's own key. */
export async function openCheckerStorage(): Promise<CheckerStorage> {
  const key = await queueKey();
  const readQueue = async (): Promise<QueueEntry[]> => {
    const all = await Promise.all((await entries<string, Box>(queue)).map(([, box]) => open(key, box)));
    return all.toSorted((a, b) => a.item.scannedAt - b.item.scannedAt);
  };
  return {
    readStation: () => get<Station>('station', kept),
    writeStation: (station) => set('station', station, kept),
    readStand: () => get<Stand>('stand', kept),
    writeStand: (stand) => set('stand', stand, kept),
    findLine: (index) => get<string>(index, lines),
    writeLines: (list) =>
      setMany(
        list.map(({ index, box }) => [index, box]),
        lines,
      ),
    readAdmissions: async (pointId, tag) => (await get<KnownAdmission[]>(admissionKey(pointId, tag), admissions)) ?? [],
    async writeAdmissions(pointId, list) {
      for (const { tag, ...one } of list)
        await update<KnownAdmission[]>(
          admissionKey(pointId, tag),
          (before = []) => [...before.filter(({ id }) => id !== one.id), one],
          admissions,
        );
    },
    removeAdmission: (pointId, tag, id) =>
      update<KnownAdmission[]>(
        admissionKey(pointId, tag),
        (before = []) => before.filter((one) => one.id !== id),
        admissions,
      ),
    readTold: async () => (await get<ToldAdmission[]>('told', kept)) ?? [],
    addTold: (one) =>
      update<ToldAdmission[]>(
        'told',
        (before = []) => [...before.filter(({ nonce }) => nonce !== one.nonce), one],
        kept,
      ),
    removeTold: (list) =>
      update<ToldAdmission[]>(
        'told',
        (before = []) => before.filter(({ nonce }) => !list.some((one) => one.nonce === nonce)),
        kept,
      ),
    readCursor: (pointId) => get<RosterCursor>(`cursor ${pointId}`, kept),
    writeCursor: (pointId, cursor) => set(`cursor ${pointId}`, cursor, kept),
    readQueue,
    async writeEntry(entry) {
      await set(entry.item.nonce, await seal(key, entry), queue);
      if (entry.state === 'waiting') return;
      const sent = (await readQueue()).filter(({ state }) => state === 'sent');
      for (const { item } of sent.slice(0, Math.max(0, sent.length - maxSent))) await del(item.nonce, queue);
    },
    removeEntry: (nonce) => del(nonce, queue),
    async forget() {
      await Promise.all([clear(lines), clear(admissions)]);
      await delMany(
        (await keys<string>(kept)).filter((name) => name !== queueKeyName),
        kept,
      );
      await delMany(
        (await readQueue()).filter(isDone).map(({ item }) => item.nonce),
        queue,
      );
    },
  };
}
