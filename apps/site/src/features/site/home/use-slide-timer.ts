import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { useEffect, useState } from 'react';

const slideMs = 6000;

/** Returns the current slide; advances every 6 s unless held (pointed at, focused, out of sight) or reduced motion is set. */
export function useSlideTimer(count: number, isHeld: boolean): [index: number, show: (index: number) => void] {
  const [index, setIndex] = useState(0);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isRunning = count > 1 && !isHeld && !isStill;
  const shown = count === 0 ? 0 : index % count;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      if (!document.hidden) setIndex((shown + 1) % count);
    }, slideMs);
    return () => clearTimeout(timer);
  }, [isRunning, shown, count]);
  return [shown, setIndex];
}
