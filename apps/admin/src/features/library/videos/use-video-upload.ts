import { sendByTus } from '@tuyuan/upload/queue/send-by-tus.ts';
import { createUploadQueue, type QueueState, type UploadQueue } from '@tuyuan/upload/queue/upload-queue.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSessions } from '../../../shared/session/session-context.tsx';

const videoPath = (key: string) => `/api/Upload/Video/${key}`;
const nothing: QueueState = { transfers: new Map(), isOffline: false };

/** Sends one video at a time; goes on by itself after the network was lost, and is interrupted with the dialog. */
export function useVideoUpload(onSent: (id: number) => void): { queue: () => UploadQueue; state: QueueState } {
  const { session, admin } = useSessions();
  const kept = useRef<UploadQueue>(undefined);
  kept.current ??= createUploadQueue({
    send: sendByTus(() => session.authorization, videoPath),
    maxAtOnce: 1,
    onSent,
    onSessionEnd: () => void admin.expire().then(() => kept.current?.resume()),
  });
  const queue = kept.current;
  const state = useSyncExternalStore(queue.subscribe, queue.get, () => nothing);
  useEffect(() => {
    window.addEventListener('online', queue.retryNow);
    return () => {
      window.removeEventListener('online', queue.retryNow);
      queue.close();
    };
  }, [queue]);
  return { queue: () => queue, state };
}
