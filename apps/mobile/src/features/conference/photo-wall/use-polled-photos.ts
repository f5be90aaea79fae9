import { useLazyGetLivePhotosQuery } from '@tuyuan/api-client/conference/photo-wall.ts';
import { useEffect, useEffectEvent } from 'react';
import type { WallPage } from './hear-photo.ts';
import type { wallFilter } from './wall-query.ts';

const pollMs = 30_000;
const pollMsAfterEnd = 300_000;

interface PolledPhotos {
  readonly filter: ReturnType<typeof wallFilter>;
  /** Another one for another filter. */
  readonly filterKey: string;
  readonly isNeeded: boolean;
  /** The conference ended: what comes now has been looked through first. */
  readonly isOver: boolean;
  read(newest: WallPage): void;
  /** Not in the meantime, or not any more. */
  failed(): void;
}

/** The newest photos now and then, for who has no ticket of the conference: the hub tells him nothing. */
export function usePolledPhotos({ filter, filterKey, isNeeded, isOver, read, failed }: PolledPhotos): void {
  const [ask] = useLazyGetLivePhotosQuery();
  const askNow = useEffectEvent(async () => ({ askedFor: filterKey, ...(await ask(filter)) }));
  // Of the render in which the answer comes: what is shown may be more than when it was asked for, or of another filter.
  const hear = useEffectEvent(({ askedFor, data, isError }: Awaited<ReturnType<typeof askNow>>) => {
    if (askedFor !== filterKey) return;
    // A failed answer brings the data of the last good one with it.
    if (data && !isError) read(data);
    else failed();
  });
  const everyMs = isOver ? pollMsAfterEnd : pollMs;
  useEffect(() => {
    if (!isNeeded) return;
    let isAwaited = true;
    async function poll() {
      if (document.hidden) return;
      const answer = await askNow();
      if (isAwaited) hear(answer);
    }
    const timer = setInterval(() => void poll(), everyMs);
    return () => {
      isAwaited = false;
      clearInterval(timer);
    };
  }, [isNeeded, everyMs]);
}
