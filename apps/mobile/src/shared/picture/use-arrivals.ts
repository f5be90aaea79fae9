import { useState } from 'react';

type End = 'shown' | 'failed';

interface Arrivals {
  /** A new number makes the browser load again. */
  readonly attempt: number;
  /** Undefined while the picture is on its way. */
  endOf(address: string | undefined): End | undefined;
  settle(address: string, end: End): void;
  tryAgain(address: string | undefined): void;
}

/** Tracks which pictures have loaded and which failed. */
export function useArrivals(): Arrivals {
  const [ends, setEnds] = useState<ReadonlyMap<string, End>>(new Map());
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    endOf: (address) => (address === undefined ? undefined : ends.get(address)),
    settle: (address, end) => setEnds((before) => new Map([...before, [address, end]])),
    tryAgain(gone) {
      setEnds((before) => new Map([...before].filter(([address]) => address !== gone)));
      setAttempt((before) => before + 1);
    },
  };
}
