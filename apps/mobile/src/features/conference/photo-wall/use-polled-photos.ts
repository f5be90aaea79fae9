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
  /** Whether the conference has ended; new photos are then reviewed before they appear. */
  readonly isOver: boolean;
  read(newest: WallPage): void;
  /** Not in the meantime, or not any more. */
  failed(): void;
}

/** Polls the newest photos for viewers without a ticket of the conference, because the hub sends them no events. */
export function usePolledPhotos({ filter, filterKey, isNeeded, isOver, read, failed }: PolledPhotos): void {
  const [ask] = useLazyGetLivePhotosQuery();
  const askNow = useEffectEvent(async () => ({ askedFor: filterKey, ...(await ask(filter)) }));
  // Runs with the render at the time of the answer, because pages or filter may have changed since the request.
  const hear = useEffectEvent(({ askedFor, data, isError }: Awaited<ReturnType<typeof askNow>>) => {
    if (askedFor !== filterKey) return;
    // A failed answer still contains the data of the last successful one.
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
