import { useUploadLivePhotoMutation } from '@tuyuan/api-client/conference/photo-wall.ts';
import { randomId } from '@tuyuan/api-client/random-id.ts';
import { useState } from 'react';
import { failureText } from '../../../shared/states/failure-text.ts';

export interface QueuedPhoto {
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly fault: string;
}

interface PhotoTexts {
  readonly hall: string;
  readonly title: string;
  readonly badgeNos: string;
}

export interface UploadQueue {
  readonly photos: readonly QueuedPhoto[];
  /** Texts that apply to all photos. */
  readonly texts: PhotoTexts;
  readonly isSending: boolean;
  /** Number of photos the next call of `send` uploads. */
  readonly openCount: number;
  add(files: readonly File[]): void;
  drop(key: string): void;
  write(part: Partial<PhotoTexts>): void;
  /** Uploads one at a time, because a hall's network carries one photo well and ten badly. Failed ones are retried with the next call. */
  send(): Promise<void>;
}

// Same limit as the contract's `livePhotoMaxBytes`, whose import would bring its validation to the phone; the server
// refuses larger files.
const megabyte = 1024 * 1024;
const maxBytes = 40 * megabyte;

/** Photos that are too large would be refused again. */
function isOpen({ state, file }: QueuedPhoto): boolean {
  return (state === 'waiting' || state === 'failed') && file.size <= maxBytes;
}

const noTexts: PhotoTexts = { hall: '', title: '', badgeNos: '' };

export function useUploadQueue(): UploadQueue {
  const [upload] = useUploadLivePhotoMutation();
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [texts, setTexts] = useState(noTexts);
  const [isSending, setIsSending] = useState(false);

  const set = (key: string, part: Partial<QueuedPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  return {
    photos,
    texts,
    isSending,
    openCount: photos.filter(isOpen).length,
    add: (files) =>
      setPhotos((now) => [
        ...now.filter(({ state }) => state !== 'sent'),
        ...files.map((file) => {
          const isTooLarge = file.size > maxBytes;
          const fault = isTooLarge ? `超过 ${maxBytes / megabyte} MB` : '';
          return { key: randomId(), file, state: isTooLarge ? 'failed' : 'waiting', fault } as const;
        }),
      ]),
    drop: (key) => setPhotos((now) => now.filter((photo) => photo.key !== key)),
    write: (part) => setTexts((now) => ({ ...now, ...part })),
    async send() {
      setIsSending(true);
      let areAllSent = true;
      const going = photos.filter(isOpen);
      for (const { key, file } of going) {
        set(key, { state: 'sending', fault: '' });
        const { error } = await upload({ file, ...texts });
        set(key, error === undefined ? { state: 'sent' } : { state: 'failed', fault: failureText(error) });
        if (error !== undefined) areAllSent = false;
      }
      // The next photos come from the same hall but show other people: title and badges are cleared unless edited
      // meanwhile.
      if (going.length > 0 && areAllSent) {
        setTexts(({ hall, title, badgeNos }) => ({
          hall,
          title: title === texts.title ? '' : title,
          badgeNos: badgeNos === texts.badgeNos ? '' : badgeNos,
        }));
      }
      setIsSending(false);
    },
  };
}
