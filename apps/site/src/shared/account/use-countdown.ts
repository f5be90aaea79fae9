import { useEffect, useState } from 'react';

/** Whole seconds left. Reckoned by the clock, so that a tab asleep does not fall behind. */
export function useCountdown(): { readonly seconds: number; start(seconds: number): void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds,
    start(length) {
      const start = Date.now();
      setNow(start);
      setUntil(start + length * 1000);
    },
  };
}
