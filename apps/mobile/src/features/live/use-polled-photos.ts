import { useLazyGetLivePhotosQuery } from '@tuyuan/api-client/conference-live.ts';
import { useEffect, useEffectEvent } from 'react';
import type { WallPage } from './hear-photo.ts';
import type { wallFilter } from './wall-query.ts';

const pollMs = 30_000;

interface PolledPhotos {
  readonly filter: ReturnType<typeof wallFilter>;
  readonly isNeeded: boolean;
  read(newest: WallPage): void;
  /** Not in the meantime, or not any more. */
  failed(): void;
}

/** The newest photos twice a minute, for who has no ticket of the conference: the hub tells him nothing. */
export function usePolledPhotos({ filter, isNeeded, read, failed }: PolledPhotos): void {
  const [ask] = useLazyGetLivePhotosQuery();
  const poll = useEffectEvent(async () => {
    if (document.hidden) return;
    const { data } = await ask(filter);
    if (data) read(data);
    else failed();
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => void poll(), pollMs);
    return () => clearInterval(timer);
  }, [isNeeded]);
}
