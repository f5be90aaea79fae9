import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Returns the element's width in whole pixels; undefined on the server and in the first render, before measuring. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect().width);
      // A hidden grid measures 0: its layout is kept until it is shown again.
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
