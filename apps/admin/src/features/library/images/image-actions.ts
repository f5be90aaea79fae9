import {
  usePublishImagesMutation,
  useRetryImageProcessingMutation,
  useTakeImagesOfflineMutation,
  useUpdateImagesMutation,
} from '@tuyuan/api-client/library/image-management.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import type { BulkAction } from '../../../shared/list/use-bulk-action.tsx';

export interface ImageChanges {
  readonly categoryId?: number;
  readonly regionId?: number;
  readonly addLabels?: string[];
}

/** Actions on one or many images; each returns the result per row. */
export interface ImageActions {
  publish(rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  takeOffline(rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  retryProcessing(rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  change(verb: string, changes: ImageChanges, rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
}

export function useImageActions(): ImageActions {
  const [publish] = usePublishImagesMutation();
  const [takeOffline] = useTakeImagesOfflineMutation();
  const [retry] = useRetryImageProcessingMutation();
  const [update] = useUpdateImagesMutation();
  return {
    publish: (rows) => ({ verb: '发布', rows, run: (ids) => publish({ ids }).unwrap() }),
    takeOffline: (rows) => ({ verb: '下架', rows, run: (ids) => takeOffline({ ids }).unwrap() }),
    retryProcessing: (rows) => ({ verb: '重新处理', rows, run: (ids) => retry({ ids }).unwrap() }),
    change: (verb, changes, rows) => ({ verb, rows, run: (ids) => update({ ids, ...changes }).unwrap() }),
  };
}
