import { useResubmitImagesMutation, useWithdrawImagesMutation } from '@tuyuan/api-client/library/image-decision.ts';
import {
  useDeleteOwnImagesMutation,
  usePublishOwnImagesMutation,
  useRestoreOwnImagesMutation,
  useSubmitOwnImagesMutation,
  useTakeOwnImagesOfflineMutation,
} from '@tuyuan/api-client/library/own-image.ts';
import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { showToast } from '@tuyuan/ui/toast-queue.ts';

type Ids = readonly number[];

export interface WorkActions {
  submit(ids: Ids): Promise<void>;
  resubmit(ids: Ids): Promise<void>;
  withdraw(ids: Ids): Promise<void>;
  takeOffline(ids: Ids): Promise<void>;
  publish(ids: Ids): Promise<void>;
  remove(ids: Ids): Promise<void>;
  restore(ids: Ids): Promise<void>;
}

interface Outcome {
  readonly data?: BulkResult | undefined;
  readonly error?: unknown;
}

/** Says how many were moved, why others were not, and offers the way back. A refused call raises its own alert. */
function report({ data }: Outcome, done: string, undo?: (ids: Ids) => Promise<void>): void {
  if (!data) return;
  const { succeeded, failed } = data;
  const [first] = failed;
  if (first)
    showToast({
      text: `${succeeded.length > 0 ? `${succeeded.length} 张${done}，` : ''}${failed.length} 张没有：${first.message}`,
      tone: 'error',
    });
  else
    showToast({
      text: `${succeeded.length} 张${done}`,
      tone: 'success',
      action: undo && { label: '撤销', onPress: () => void undo(succeeded) },
    });
}

/** What a photographer does with chosen pictures. */
export function useWorkActions(): WorkActions {
  const [submit] = useSubmitOwnImagesMutation();
  const [resubmit] = useResubmitImagesMutation();
  const [withdraw] = useWithdrawImagesMutation();
  const [takeOffline] = useTakeOwnImagesOfflineMutation();
  const [publish] = usePublishOwnImagesMutation();
  const [remove] = useDeleteOwnImagesMutation();
  const [restore] = useRestoreOwnImagesMutation();
  const argument = (ids: Ids) => ({ ids: [...ids] });
  const actions: WorkActions = {
    submit: async (ids) => report(await submit(argument(ids)), '已提交审核', withdrawAgain),
    resubmit: async (ids) => report(await resubmit(argument(ids)), '已重新提交'),
    withdraw: withdrawAgain,
    takeOffline: async (ids) => report(await takeOffline(argument(ids)), '已下架', publishAgain),
    publish: publishAgain,
    async remove(ids) {
      const isSure = await showConfirm({
        title: ids.length === 1 ? '移到回收站？' : `把 ${ids.length} 张移到回收站？`,
        text: '公开页面上不再显示。卖出的授权仍然可以下载，30 天内可以恢复。',
        confirmText: '移到回收站',
      });
      if (isSure) report(await remove(argument(ids)), '已移到回收站', restoreAgain);
    },
    restore: restoreAgain,
  };
  async function withdrawAgain(ids: Ids): Promise<void> {
    report(await withdraw(argument(ids)), '已撤回，回到草稿');
  }
  async function publishAgain(ids: Ids): Promise<void> {
    report(await publish(argument(ids)), '已重新发布');
  }
  async function restoreAgain(ids: Ids): Promise<void> {
    report(await restore(argument(ids)), '已恢复');
  }
  return actions;
}
