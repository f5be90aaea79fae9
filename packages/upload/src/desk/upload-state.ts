import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { Transfer } from '../queue/upload-queue.ts';
import { isUnderWay } from './upload-desk.ts';

export type UploadState = 'queued' | 'sending' | 'paused' | 'checking' | 'ready' | 'lost' | 'failed' | 'refused';

export const uploadStateWords: Readonly<Record<UploadState, string>> = {
  queued: '排队中',
  sending: '正在上传',
  paused: '已暂停',
  checking: '校验中',
  ready: '已传完',
  lost: '要重新选文件',
  failed: '没有传上',
  refused: '没有收下',
};

/** Returns what is happening to a picture. `lost`: the browser has its file no more, and it isn't complete. */
export function uploadStateOf(item: UploadItem, transfer: Transfer['state'] | undefined): UploadState {
  if (item.state === 'refused' || item.state === 'ready' || item.state === 'checking') return item.state;
  if (transfer === 'sent') return 'checking';
  return transfer ?? (isUnderWay(item) ? 'lost' : 'checking');
}

export function percentOf({ sentBytes, bytes }: { readonly sentBytes: number; readonly bytes: number }): number {
  return bytes > 0 ? Math.floor((sentBytes * 100) / bytes) : 0;
}
