import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { isUnderWay } from './upload-desk.ts';
import type { Transfer } from './upload-queue.ts';

export type UploadState = 'queued' | 'sending' | 'paused' | 'checking' | 'ready' | 'lost' | 'failed' | 'refused';

/** Returns what is happening to a picture. `lost`: the browser has its file no more, and it isn't complete. */
export function uploadStateOf(item: UploadItem, transfer: Transfer['state'] | undefined): UploadState {
  if (item.state === 'refused' || item.state === 'ready' || item.state === 'checking') return item.state;
  if (transfer === 'sent') return 'checking';
  return transfer ?? (isUnderWay(item) ? 'lost' : 'checking');
}
