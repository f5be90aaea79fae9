import { useSyncExternalStore } from 'react';
import type { Transfer } from '../queue/upload-queue.ts';
import type { UploadDesk } from './upload-desk.ts';

/** Returns one picture's transfer with its progress. */
export function useTransfer(desk: UploadDesk, id: number): Transfer | undefined {
  return useSyncExternalStore(desk.queue.subscribe, () => desk.queue.get().transfers.get(id));
}
