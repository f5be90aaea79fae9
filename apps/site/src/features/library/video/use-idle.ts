import { useEffect, useRef, useState } from 'react';

const afterMs = 2000;

/** Whether nothing has moved for a moment while it plays. */
export function useIdle(isPlaying: boolean): { isIdle: boolean; wake(): void } {
  const [isStill, setStill] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function wake(): void {
    clearTimeout(timer.current);
    setStill(false);
    timer.current = setTimeout(() => setStill(true), afterMs);
  }
  useEffect(() => {
    timer.current = setTimeout(() => setStill(true), afterMs);
    return () => clearTimeout(timer.current);
  }, []);
  return { isIdle: isPlaying && isStill, wake };
}
