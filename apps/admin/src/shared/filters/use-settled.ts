import { useEffect, useState } from 'react';

/** The text as it was when it last stood still for `pause` milliseconds; emptied at once. */
export function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
