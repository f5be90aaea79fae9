import { useEffect, useState } from 'react';

const tickMs = 250;

/** Counts down from the server's number; restarts with another number or another `key`. */
export function useSecondsLeft(seconds: number | null, key: string): number | null {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key with the same seconds begins anew
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), tickMs);
    return () => clearInterval(timer);
  }, [seconds, key]);
  return left;
}
