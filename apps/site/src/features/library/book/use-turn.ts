import { useEffect, useState } from 'react';

const TURN_MS = 400;

/** A sheet on its way from one place of the book to another. */
export interface Turn {
  readonly from: number;
  readonly to: number;
}

/** Returns the turn under way after `number` changed; none under reduced motion, where the sides are swapped. */
export function useTurn(number: number): Turn | undefined {
  const [turn, setTurn] = useState<Turn>();
  // Set while rendering, so that the new side is never seen before its sheet.
  const [turnedTo, setTurnedTo] = useState(number);
  if (turnedTo !== number) {
    setTurnedTo(number);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurn(isStill ? undefined : { from: turnedTo, to: number });
  }
  useEffect(() => {
    if (!turn) return;
    const timer = setTimeout(() => setTurn(undefined), TURN_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return turn;
}
