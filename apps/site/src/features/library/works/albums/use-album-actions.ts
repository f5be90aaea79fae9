import {
  useDeleteOwnAlbumsMutation,
  usePublishOwnAlbumsMutation,
  useRestoreOwnAlbumsMutation,
  useSubmitOwnAlbumsMutation,
  useTakeOwnAlbumsOfflineMutation,
  useWithdrawOwnAlbumsMutation,
} from '@tuyuan/api-client/library/photographer-album.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { OwnAlbum } from '@tuyuan/contract/library/photographer-album.ts';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';

interface AlbumAction {
  readonly label: string;
  readonly may: boolean;
  act(): Promise<void>;
}

function report({ data }: { readonly data?: BulkResult | undefined }, done: string): void {
  const [first] = data?.failed ?? [];
  if (data) showToast(first ? { text: first.message, tone: 'error' } : { text: done, tone: 'success' });
}

/** What a photographer does with an album, in its state. */
export function useAlbumActions(): (album: OwnAlbum) => readonly AlbumAction[] {
  const [submit] = useSubmitOwnAlbumsMutation();
  const [withdraw] = useWithdrawOwnAlbumsMutation();
  const [takeOffline] = useTakeOwnAlbumsOfflineMutation();
  const [publish] = usePublishOwnAlbumsMutation();
  const [remove] = useDeleteOwnAlbumsMutation();
  const [restore] = useRestoreOwnAlbumsMutation();
  return ({ id, title, imageCount, abilities }) => {
    const ids = [id];
    return [
      {
        label: '提交审核',
        may: abilities.submit && imageCount > 0,
        act: async () => report(await submit({ ids }), '图集已提交审核'),
      },
      { label: '撤回', may: abilities.withdraw, act: async () => report(await withdraw({ ids }), '已撤回，回到草稿') },
      {
        label: '下架',
        may: abilities.takeOffline,
        act: async () => report(await takeOffline({ ids }), '图集已下架，图片不受影响'),
      },
      { label: '重新发布', may: abilities.publish, act: async () => report(await publish({ ids }), '图集已重新发布') },
      { label: '恢复', may: abilities.restore, act: async () => report(await restore({ ids }), '图集已恢复') },
      {
        label: '移到回收站',
        may: abilities.delete,
        act: async () => {
          const isSure = await showConfirm({
            title: '移到回收站？',
            text: `图集「${title}」不再显示，里面的图片都还在。30 天内可以恢复。`,
            confirmText: '移到回收站',
          });
          if (isSure) report(await remove({ ids }), '图集已移到回收站');
        },
      },
    ];
  };
}
