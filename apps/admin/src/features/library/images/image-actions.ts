import {
  useMoveImagesToAlbumMutation,
  usePriceImagesMutation,
  usePublishImagesMutation,
  useRetryImageProcessingMutation,
  useTakeImagesOfflineMutation,
  useUpdateImagesMutation,
} from '@tuyuan/api-client/library/image-management.ts';
import { useDeleteImagesMutation } from '@tuyuan/api-client/library/trash.ts';
import type { LicencePrices } from '@tuyuan/contract/library/image.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import type { BulkAction } from '../../../shared/list/use-bulk-action.tsx';

export interface ImageChanges {
  readonly categoryId?: number;
  readonly regionId?: number;
  readonly addLabels?: string[];
  readonly removeLabels?: string[];
}

/** What images cost, and whether a package may pay; what is left out of it stays. */
export interface SaleTerms {
  readonly prices: LicencePrices;
  readonly canUseAuthPay?: boolean;
}

/** Actions on one or many images; each returns the result per row. */
export interface ImageActions {
  publish(rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  takeOffline(rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  retryProcessing(rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  price(terms: SaleTerms, rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  move(albumId: number | null, rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  remove(reason: string, rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
  change(verb: string, changes: ImageChanges, rows: readonly ManagedImage[]): BulkAction<ManagedImage>;
}

export function useImageActions(): ImageActions {
  const [publish] = usePublishImagesMutation();
  const [takeOffline] = useTakeImagesOfflineMutation();
  const [retry] = useRetryImageProcessingMutation();
  const [update] = useUpdateImagesMutation();
  const [price] = usePriceImagesMutation();
  const [move] = useMoveImagesToAlbumMutation();
  const [remove] = useDeleteImagesMutation();
  return {
    publish: (rows) => ({ verb: '发布', rows, run: (ids) => publish({ ids }).unwrap() }),
    takeOffline: (rows) => ({ verb: '下架', rows, run: (ids) => takeOffline({ ids }).unwrap() }),
    retryProcessing: (rows) => ({ verb: '重新处理', rows, run: (ids) => retry({ ids }).unwrap() }),
    price: (terms, rows) => ({ verb: '调价', rows, run: (ids) => price({ ids, ...terms }).unwrap() }),
    move: (albumId, rows) => ({
      verb: albumId === null ? '移出图集' : '移到图集',
      rows,
      run: (ids) => move({ ids, albumId }).unwrap(),
    }),
    remove: (reason, rows) => ({ verb: '删除', rows, run: (ids) => remove({ ids, reason }).unwrap() }),
    change: (verb, changes, rows) => ({ verb, rows, run: (ids) => update({ ids, ...changes }).unwrap() }),
  };
}
