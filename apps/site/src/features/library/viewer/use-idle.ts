import { useEffect, useState } from 'react';

/** Whether there was no pointer, key or touch input for this long. */
export function useIdle(milliseconds: number): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), milliseconds);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), milliseconds);
    };
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, wake);
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, wake);
    };
  }, [milliseconds]);
  return isIdle;
}
