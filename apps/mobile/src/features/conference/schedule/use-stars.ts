import { useEffect } from 'react';
import { prepareToSay, say } from '../../../shared/feedback/say.ts';
import { isOnline } from '../../../shared/network/network-state.ts';
import { applyQueue, withStar } from './star-queue.ts';
import { useStarQueue } from './stars-store.ts';
import { useToldStars } from './use-told-stars.ts';

export interface Stars {
  readonly stars: ReadonlySet<number>;
  setStar(sessionId: number, isStarred: boolean): void;
}

/** Returns stars that update at once; unsent changes wait on the phone until it is online. */
export function useStars(known: readonly number[]): Stars {
  const { data: queue, change } = useStarQueue();
  useToldStars();
  useEffect(prepareToSay, []);
  return {
    stars: applyQueue(known, queue),
    setStar(sessionId, isStarred) {
      change((now) => withStar(now, sessionId, isStarred));
      if (!isOnline()) void say(isStarred ? '已记下，连上网络后收藏' : '已记下，连上网络后取消收藏');
    },
  };
}
