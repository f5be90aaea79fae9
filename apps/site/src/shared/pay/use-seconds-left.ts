import { useEffect, useState } from 'react';

/** Returns the time left as `29:41`, counting down from what the server last said; "" before. */
export function useSecondsLeft(seconds: number | undefined): string {
  const [now, setNow] = useState(Date.now);
  const [heard, setHeard] = useState({ seconds, at: now });
  if (heard.seconds !== seconds) setHeard({ seconds, at: now });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds === undefined) return '';
  const left = Math.max(0, seconds - Math.floor((now - heard.at) / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
