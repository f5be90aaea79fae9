import { useEffect, useState } from 'react';

/** Duration of a closing animation. */
export const CLOSING_MILLISECONDS = 400;

function leavesAtOnce(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns whether an element should be rendered: while open, and 400 ms longer for its closing animation. */
export function useClosing(isOpen: boolean): boolean {
  const [isLeaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setLeaving(!isOpen);
  }
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLeaving(false), leavesAtOnce() ? 0 : CLOSING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isOpen || isLeaving;
}
