import { useEffect, useState } from 'react';
import { wireMillis } from '../../../shared/chart/wire-millis.ts';

interface TickingClock {
  /** `HH:mm:ss` by the server's clock. */
  readonly time: string;
  /** Seconds since the answer that the screen shows. */
  readonly age: number;
}

/** The server's clock going on from `now`, which was true at `heardAt` of this machine's. */
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
