import { useGetAgreementQuery } from '@tuyuan/api-client/account/registration.ts';
import { useCreateUploadsMutation } from '@tuyuan/api-client/library/image-upload.ts';
import { retryKeys } from '@tuyuan/api-client/retry-keys.ts';
import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropKeptFiles } from '../files/kept-files.ts';
import { sendByTus } from '../queue/send-by-tus.ts';
import { createUploadQueue } from '../queue/upload-queue.ts';
import { createUploadDesk, type UploadDesk } from './upload-desk.ts';

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

interface UploadDeskOptions {
  /** Asked before each request: it may be renewed. */
  readonly session: { readonly authorization: string | undefined };
  readonly userId: number;
  /** What the account has begun; undefined until it is known. */
  readonly items: readonly UploadItem[] | undefined;
  /** Asks for the list again: a file has arrived, or the session has ended and the answer says so. */
  reload(): void;
  /** Hears of files that were chosen here, as the server has announced them. */
  onAnnounced?(items: readonly UploadItem[]): void;
  /** Called when the network is gone. */
  onOffline(retryNow: () => void): void;
}

/** Returns the page's desk; undefined until it is open. */
export function useUploadDesk(options: UploadDeskOptions): UploadDesk | undefined {
  const { session, userId, items, reload, onAnnounced } = options;
  const { data: copyright } = useGetAgreementQuery({ key: 'copyright' });
  const copyrightVersion = useEffectEvent(() => copyright?.version);
  const [create] = useCreateUploadsMutation();
  const [desk, setDesk] = useState<UploadDesk>();
  const ask = useEffectEvent(reload);
  const tellOffline = useEffectEvent(options.onOffline);
  const tell = useEffectEvent((announced: readonly UploadItem[]) => onAnnounced?.(announced));

  useEffect(() => {
    const keys = retryKeys();
    let asking: ReturnType<typeof setTimeout> | undefined;
    const queue = createUploadQueue({
      send: sendByTus(() => session.authorization),
      onSent: (id) => {
        void dropKeptFiles([id]);
        asking ??= setTimeout(() => {
          asking = undefined;
          ask();
        }, gatherMs);
      },
      onSessionEnd: () => ask(),
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
        tell(announced);
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
  }, [session, create, userId]);

  const restored = useRef<UploadDesk>(undefined);
  useEffect(() => {
    if (!desk || !items || restored.current === desk) return;
    restored.current = desk;
    void desk.restore(items);
  }, [desk, items]);
  return desk;
}
