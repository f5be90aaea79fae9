import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isPageKey } from '../../../shared/is-page-key.ts';

const tileOf = (element: Element | null) => element?.closest('li[data-index]') ?? null;

/** `V` votes for the work that has the focus, `J` and `K` go to the next and the one before. Arrows and Enter are the grid's. */
export function useWallKeys(list: RefObject<HTMLElement | null>, onVote: (workId: number) => void): void {
  const vote = useEffectEvent(onVote);
  useEffect(() => {
    function step(by: 1 | -1): void {
      const now = tileOf(document.activeElement);
      const index = now ? Number(now.getAttribute('data-index')) + by : 0;
      const link = list.current?.querySelector<HTMLElement>(`li[data-index="${index}"] a`);
      link?.focus();
      link?.scrollIntoView({ block: 'nearest' });
    }
    function press(event: KeyboardEvent): void {
      if (!isPageKey(event)) return;
      const key = event.key.toLowerCase();
      const work = tileOf(document.activeElement)?.querySelector('[data-work]')?.getAttribute('data-work');
      if (key === 'v' && work) vote(Number(work));
      else if (key === 'j') step(1);
      else if (key === 'k') step(-1);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
