import { useEffect, useRef, useState } from 'react';

const waitMs = 400;

/** Whether the visitor asked for less motion or fewer bytes. */
function isUnwanted(): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** Plays a preview after the pointer, or the focus, has rested on its card for a moment. */
export function useVideoPreview() {
  const [isPlaying, setPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function end(): void {
    clearTimeout(timer.current);
    setPlaying(false);
  }
  function begin(): void {
    if (isUnwanted()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlaying(true), waitMs);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isPlaying, begin, end };
}
