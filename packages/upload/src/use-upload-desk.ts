import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { useCreateUploadsMutation } from '@tuyuan/api-client/library/image-upload.ts';
import { retryKeys } from '@tuyuan/api-client/retry-keys.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropKeptFiles } from './kept-files.ts';
import { sendByTus } from './send-by-tus.ts';
import { createUploadDesk, type UploadDesk } from './upload-desk.ts';
import { createUploadQueue } from './upload-queue.ts';

const retryAnnouncingMs = 5000;
const gatherMs = 300;

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, retryAnnouncingMs);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}

interface DeskUse {
  /** What was begun and not submitted; undefined until it is loaded. */
  readonly items: readonly UploadItem[] | undefined;
  readonly userId: number;
  /** Asked before each request, because the session may be renewed. */
  authorization(): string | undefined;
  /** Asks for the list again: a file has arrived, or the session has ended and the answer says so. */
  reload(): void;
  /** Called once when the network is gone. */
  onOffline(retryNow: () => void): void;
}

/** Returns the page's desk for uploads. */
export function useUploadDesk({ items, userId, ...use }: DeskUse): UploadDesk | undefined {
  const { data: copyright } = useGetAgreementQuery({ key: 'copyright' });
  const copyrightVersion = useEffectEvent(() => copyright?.version);
  const [create] = useCreateUploadsMutation();
  const [desk, setDesk] = useState<UploadDesk>();
  const reload = useEffectEvent(use.reload);
  const authorization = useEffectEvent(use.authorization);
  const tellOffline = useEffectEvent(use.onOffline);

  useEffect(() => {
    const keys = retryKeys();
    let asking: ReturnType<typeof setTimeout> | undefined;
    const queue = createUploadQueue({
      send: sendByTus(() => authorization()),
      onSent: (id) => {
        void dropKeptFiles([id]);
        asking ??= setTimeout(() => {
          asking = undefined;
          reload();
        }, gatherMs);
      },
      onSessionEnd: () => reload(),
      onOffline: () => tellOffline(() => queue.retryNow()),
    });
    const opened = createUploadDesk({
      queue,
      userId,
      untilOnline,
      async announce(files) {
        const { items: announced } = await create({
          files: [...files],
          copyrightVersion: copyrightVersion(),
          key: keys.of(files),
        }).unwrap();
        keys.done(files);
        return announced;
      },
    });
    setDesk(opened);
    const onOnline = () => queue.retryNow();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      clearTimeout(asking);
      opened.close();
    };
  }, [create, userId]);

  const restored = useRef<UploadDesk>(undefined);
  useEffect(() => {
    if (!desk || !items || restored.current === desk) return;
    restored.current = desk;
    void desk.restore(items);
  }, [desk, items]);
  return desk;
}
