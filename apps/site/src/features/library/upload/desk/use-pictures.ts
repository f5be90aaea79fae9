import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import type { Transfer } from '@tuyuan/upload/upload-queue.ts';
import { uploadStateOf } from '@tuyuan/upload/upload-state.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useLibraryTrees } from '../../../../shared/use-library-trees.ts';
import type { Picture } from './picture.ts';

const defaultRatio = 1.5;

/** Changes with the states only: progress is for those who show it. */
function statesText(desk: UploadDesk): string {
  return [...desk.queue.get().transfers.values()].map(({ id, state }) => `${id} ${state}`).join(',');
}

/** Returns the pictures of the list with what this browser knows about them. */
export function usePictures(desk: UploadDesk, items: readonly UploadItem[]): readonly Picture[] {
  const { local } = useSyncExternalStore(desk.subscribe, desk.get);
  const states = useSyncExternalStore(desk.queue.subscribe, () => statesText(desk));
  const { regions } = useLibraryTrees();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `states` says when the queue's states have changed.
  return useMemo(() => {
    const { transfers } = desk.queue.get();
    return items.map((item) => {
      const known = local.get(item.id);
      const [width, height] = [item.width ?? known?.width, item.height ?? known?.height];
      const region = regions.node(item.details.regionId ?? 0)?.name ?? item.region?.name ?? '';
      return {
        id: item.id,
        item,
        local: known,
        state: uploadStateOf(item, transfers.get(item.id)?.state),
        takenAt: item.takenAt ?? known?.takenAt ?? null,
        place: region,
        ratio: width && height ? width / height : defaultRatio,
      };
    });
  }, [desk, items, local, states, regions]);
}

/** Returns one picture's transfer with its progress. */
export function useTransfer(desk: UploadDesk, id: number): Transfer | undefined {
  return useSyncExternalStore(desk.queue.subscribe, () => desk.queue.get().transfers.get(id));
}
