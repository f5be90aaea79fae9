import { useEffect, useState } from 'react';
import { wireMillis } from '../../../shared/chart/wire-millis.ts';

interface TickingClock {
  /** `HH:mm:ss` by the server's clock. */
  readonly time: string;
  /** Seconds since the displayed answer. */
  readonly age: number;
}

/** Returns the server's clock continued from `now`, which was received at the local time `heardAt`. */
export function useTickingClock(now: string, heardAt: number): TickingClock {
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.max(0, here - heardAt);
  return {
    time: new Date(wireMillis(now) + passed).toISOString().slice(11, 19),
    age: Math.floor(passed / 1000),
  };
}
