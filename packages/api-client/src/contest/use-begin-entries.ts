import type { EntryKind } from '@tuyuan/contract/contest/activity-words.ts';
import { useState } from 'react';
import { useRetryKey } from '../use-retry-key.ts';
import { useCreateEntryMutation } from './entry.ts';

interface Beginning {
  readonly kind: EntryKind;
  readonly imageIds: readonly number[];
  /** Of a picture that has one. */
  readonly title?: string;
}

/** Begins works of pictures: one of a series, one each of single ones. */
export function useBeginEntries(activityId: number) {
  const [create] = useCreateEntryMutation();
  const keys = useRetryKey();
  const [isBeginning, setBeginning] = useState(false);

  /** Returns whether all were begun. */
  async function begin({ kind, imageIds, title = '' }: Beginning): Promise<boolean> {
    setBeginning(true);
    let isDone = true;
    const works = kind === 'series' ? [[...imageIds]] : imageIds.map((id) => [id]);
    for (const pictures of works) {
      const wanted = { activityId, kind, imageIds: pictures, title };
      const { error } = await create({ ...wanted, key: keys.of(wanted) });
      isDone = !error;
      if (!isDone) break;
      keys.done(wanted);
    }
    setBeginning(false);
    return isDone;
  }

  return { begin, isBeginning };
}
