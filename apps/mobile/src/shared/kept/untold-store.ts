import { createStore, type Store } from '@tuyuan/ui/create-store.ts';
import { readKept, writeKept } from './kept-store.ts';

/** What the phone's owner did and the server does not know of yet: shown at once, kept for the time without network. */
export interface Untold<Data> {
  /** Of what is kept, beside its owner. */
  readonly name: string;
  /** Whether the server is being told. */
  readonly telling: Store<boolean>;
  /** Of the person `key` stands for; empty while the phone is another's. */
  of(key: string): Data;
  subscribe(listener: () => void): () => void;
  /** Does nothing where the phone has become another's meanwhile. */
  change(key: string, next: (data: Data) => Data): void;
  /** Takes up what the person `key` stands for left on this phone. */
  restore(key: string): Promise<void>;
}

/** `merge` joins what was kept with what was done since the page opened. */
export function untoldStore<Data>(name: string, empty: Data, merge: (kept: Data, now: Data) => Data): Untold<Data> {
  const store = createStore({ key: '', data: empty });
  // What was done before it was known whose phone this is was done by the same person.
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
