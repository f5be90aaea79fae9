import { useEffect, useEffectEvent } from 'react';

const SLIDE_MILLISECONDS = 4000;

/** Steps every four seconds while playing; a change of `position` restarts the timer. */
export function useSlideShow(isPlaying: boolean, position: number, onStep: () => void): void {
  const step = useEffectEvent(onStep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture has its whole time, however it came.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => step(), SLIDE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isPlaying, position]);
}
