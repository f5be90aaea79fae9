import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

export interface PageWindow {
  /** Visible part, in pixels from the top of the element. */
  readonly from: number;
  readonly to: number;
}

const STEP = 200;

/**
 * Returns the part of the element visible in the page's viewport, in steps of 200 px. `onMeasure` receives the
 * element's top in the window.
 */
export function usePageWindow(ref: RefObject<HTMLElement | null>, onMeasure: (top: number) => void): PageWindow {
  const [page, setPage] = useState<PageWindow>({ from: 0, to: 1000 });
  const tellTop = useEffectEvent(onMeasure);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = ref.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      tellTop(top);
      const from = Math.floor(-top / STEP) * STEP;
      const to = Math.ceil((window.innerHeight - top) / STEP) * STEP;
      setPage((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [ref]);
  return page;
}
