import { type TouchEvent, useRef } from 'react';

/** So far a finger goes for a turn, in pixels, and more sideways than up or down. */
const turnAfter = 64;

/** Hears a swipe to the left or to the right. */
export function useSwipe(onTurn: (by: 'next' | 'previous') => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!from.current || !finger) return;
      const [right, down] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      if (Math.abs(right) < turnAfter || Math.abs(right) < 2 * Math.abs(down)) return;
      onTurn(right < 0 ? 'next' : 'previous');
    },
  };
}
