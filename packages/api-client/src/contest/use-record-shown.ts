import { shownAfterMs, shownShare } from '@tuyuan/contract/contest/wall-words.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useRecordShownMutation } from './wall-data.ts';

const sendEveryMs = 5000;

/** Notes works of which at least half was visible for a second, and sends them in batches; each once for a page view. */
export function useRecordShown(activityId: number, list: RefObject<HTMLElement | null>, count: number): void {
  const [record] = useRecordShownMutation();
  const known = useRef(new Set<number>());
  useEffect(() => {
    const box = list.current;
    if (!box || count === 0) return;
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const waiting: number[] = [];
    const idOf = (element: Element) => Number(element.getAttribute('data-work'));
    const send = () => {
      if (waiting.length > 0) void record({ activityId, entryIds: waiting.splice(0, 100) });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          clearTimeout(timers.get(target));
          timers.delete(target);
          const id = idOf(target);
          if (intersectionRatio < shownShare || known.current.has(id)) continue;
          const seen = () => {
            known.current.add(id);
            waiting.push(id);
          };
          timers.set(target, setTimeout(seen, shownAfterMs));
        }
      },
      { threshold: shownShare },
    );
    // Tiles come and go with the scroll.
    const watch = () => {
      for (const tile of box.querySelectorAll('[data-work]')) observer.observe(tile);
    };
    const changes = new MutationObserver(watch);
    changes.observe(box, { childList: true, subtree: true });
    watch();
    const sending = setInterval(send, sendEveryMs);
    document.addEventListener('visibilitychange', send);
    return () => {
      changes.disconnect();
      observer.disconnect();
      clearInterval(sending);
      document.removeEventListener('visibilitychange', send);
      for (const timer of timers.values()) clearTimeout(timer);
      send();
    };
  }, [activityId, list, count, record]);
}
