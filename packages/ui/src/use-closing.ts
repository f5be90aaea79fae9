import { useEffect, useState } from 'react';

/** How long something takes to leave the screen. */
export const CLOSING_MILLISECONDS = 400;

function leavesAtOnce(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether something is to be in the page: while it is open, and 400 ms longer, so that it can be seen to leave. */
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
