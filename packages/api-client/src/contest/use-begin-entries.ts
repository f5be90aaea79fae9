import type { EntryKind } from '@tuyuan/contract/contest/activity-words.ts';
import { useState } from 'react';
import { useRetryKey } from '../use-retry-key.ts';
import { useCreateEntryMutation } from './entry.ts';

/** Begins works of pictures: one of a series, one each of single ones. */
export function useBeginEntries(activityId: number) {
  const [create] = useCreateEntryMutation();
  const keys = useRetryKey();
  const [isBeginning, setBeginning] = useState(false);

  async function begin({ kind, imageIds }: { kind: EntryKind; imageIds: readonly number[] }): Promise<void> {
    setBeginning(true);
    const works = kind === 'series' ? [[...imageIds]] : imageIds.map((id) => [id]);
    for (const pictures of works) {
      const wanted = { activityId, kind, imageIds: pictures };
      const { error } = await create({ ...wanted, key: keys.of(wanted) });
      if (error) break;
    }
    setBeginning(false);
  }

  return { begin, isBeginning };
}
