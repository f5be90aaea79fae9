import { createStore, type Store } from '@tuyuan/ui/create-store.ts';
import { readKept, writeKept } from './kept-store.ts';

/** Local changes not yet sent to the server: shown at once, stored for offline use. */
export interface Untold<Data> {
  /** Name of the stored data, beside its owner. */
  readonly name: string;
  /** Whether changes are being sent. */
  readonly telling: Store<boolean>;
  /** Returns the data of the person with this `key`; empty while the phone belongs to another. */
  of(key: string): Data;
  subscribe(listener: () => void): () => void;
  /** Does nothing if the phone belongs to another person meanwhile. */
  change(key: string, next: (data: Data) => Data): void;
  /** Loads what the person with this `key` left on this phone. */
  restore(key: string): Promise<void>;
}

/** `merge` joins the stored data with changes made since the page opened. */
export function untoldStore<Data>(name: string, empty: Data, merge: (kept: Data, now: Data) => Data): Untold<Data> {
  const store = createStore({ key: '', data: empty });
  // Changes made before the owner was known belong to the same person.
  const isOf = (key: string) => store.get().key === key || store.get().key === '';
  function become(key: string, data: Data) {
    store.set({ key, data });
    if (key !== '') void writeKept(key, { data, at: Date.now() });
  }
  return {
    name,
    telling: createStore(false),
    of: (key) => (isOf(key) ? store.get().data : empty),
    subscribe: store.subscribe,
    change(key, next) {
      if (isOf(key)) become(store.get().key, next(store.get().data));
    },
    async restore(key) {
      if (store.get().key === key) return;
      const reading = readKept<Data>(key);
      store.set({ key, data: isOf(key) ? store.get().data : empty });
      const kept = await reading;
      const now = store.get();
      if (now.key === key && (kept || now.data !== empty)) become(key, kept ? merge(kept.data, now.data) : now.data);
    },
  };
}
