import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import type { QueueState } from '@tuyuan/upload/upload-queue.ts';

export interface UploadTotals {
  readonly done: number;
  readonly all: number;
  readonly sentBytes: number;
  readonly bytes: number;
}

/** Adds up everything that wasn't refused, also what arrived before the page was reloaded. */
export function uploadTotals(items: readonly UploadItem[], { transfers }: QueueState): UploadTotals {
  const totals = { done: 0, all: 0, sentBytes: 0, bytes: 0 };
  for (const item of items) {
    if (item.state === 'refused') continue;
    const transfer = transfers.get(item.id);
    const isDone = item.state === 'checking' || item.state === 'ready' || transfer?.state === 'sent';
    totals.all += 1;
    totals.done += isDone ? 1 : 0;
    totals.bytes += item.bytes;
    totals.sentBytes += isDone ? item.bytes : (transfer?.sentBytes ?? item.receivedBytes);
  }
  return totals;
}
