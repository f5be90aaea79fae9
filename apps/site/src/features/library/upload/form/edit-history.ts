import type { UploadDetails } from '@tuyuan/contract/library/image-upload.ts';
import { createStore, type Store } from '@tuyuan/ui/create-store.ts';

export type DetailsChange = Partial<UploadDetails> & { readonly id: number };

export interface EditStep {
  readonly key: number;
  /** 标题已改 24 张 */
  readonly text: string;
  readonly at: number;
  /** What the pictures had before. */
  readonly before: readonly DetailsChange[];
}

export interface EditHistory extends Pick<Store<readonly EditStep[]>, 'get' | 'subscribe'> {
  add(step: Omit<EditStep, 'key'>): void;
  /** Takes the last step away and returns it. */
  takeLast(): EditStep | undefined;
  /** Drops what concerns pictures that are gone. */
  forget(ids: readonly number[]): void;
}

const maxSteps = 100;

/** Steps that can be undone, the last one first undone. */
export function createEditHistory(): EditHistory {
  const store = createStore<readonly EditStep[]>([]);
  let lastKey = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(step) {
      lastKey += 1;
      store.set([...store.get(), { ...step, key: lastKey }].slice(-maxSteps));
    },
    takeLast() {
      const last = store.get().at(-1);
      if (last) store.set(store.get().slice(0, -1));
      return last;
    },
    forget(ids) {
      const kept = store.get().map((step) => ({ ...step, before: step.before.filter(({ id }) => !ids.includes(id)) }));
      store.set(kept.filter(({ before }) => before.length > 0));
    },
  };
}

/** Returns the fields of a change as the picture has them now. */
export function valuesBefore(details: UploadDetails, { id, ...change }: DetailsChange): DetailsChange {
  const own: Partial<UploadDetails> = Object.fromEntries(Object.entries(details).filter(([name]) => name in change));
  return { id, ...own };
}
