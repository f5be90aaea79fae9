import { useEffect, useState } from 'react';

/** Returns the text after it has been unchanged for `pause` milliseconds; empty text at once. */
export function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
