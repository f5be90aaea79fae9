import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { GrowingList } from './growing-list.ts';

/** Loads the next page when the element comes within 800 px of the window. */
export function useReachEnd<Item>(list: GrowingList<Item>): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const reachEnd = useEffectEvent(() => list.loadMore());
  const count = list.items.length;
  const isWanted = list.hasMore && list.foot !== 'failed';
  useEffect(() => {
    const element = foot.current;
    if (!element || !isWanted || count === 0) return;
    // Observed again after every page, so that an end still in view is reported again.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reachEnd(), {
      rootMargin: '800px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, count]);
  return foot;
}
