import { createStore } from '@tuyuan/ui/create-store.ts';
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from '../../shared/kept/kept-store.ts';
import { type NoticeMarks, noMarks } from './notice-marks.ts';

const store = createStore<{ readonly key: string; readonly marks: NoticeMarks }>({ key: '', marks: noMarks });

/** Takes up what the person `key` stands for left on this phone without network. */
export async function restoreMarks(key: string): Promise<void> {
  if (store.get().key === key) return;
  store.set({ key, marks: noMarks });
  const kept = await readKept<NoticeMarks>(key);
  const { key: current, marks } = store.get();
  if (kept && current === key) store.set({ key, marks: { ...kept.data, ...marks } });
}

export function changeMarks(next: (marks: NoticeMarks) => NoticeMarks): void {
  const { key, marks } = store.get();
  const changed = next(marks);
  store.set({ key, marks: changed });
  if (key !== '') void writeKept(key, { data: changed, at: Date.now() });
}

export function useMarks(): NoticeMarks {
  return useSyncExternalStore(store.subscribe, store.get).marks;
}
