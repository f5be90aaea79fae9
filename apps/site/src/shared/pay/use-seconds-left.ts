import { useEffect, useState } from 'react';

const padded = (value: number) => String(value).padStart(2, '0');

/** Returns the time left as `29:41`, or `23:29:41` from an hour on, counting down from what the server last said; "" before. */
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
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  return hours === 0 ? `${minutes}:${padded(rest)}` : `${hours}:${padded(minutes)}:${padded(rest)}`;
}
