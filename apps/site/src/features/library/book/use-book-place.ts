import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { flipPath, readLeafNumber } from './book-leaves.ts';

const SETTLE_MS = 250;

/** Returns which side is shown and sets it; the address follows once the reader stays there. */
export function useBookPlace(id: number, count: number): readonly [number, (number: number) => void] {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const [number, setNumber] = useState(() => readLeafNumber(query, count));
  // A link to another page of the same book.
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    setNumber(readLeafNumber(query, count));
  }
  useEffect(() => {
    const path = flipPath(id, number);
    const timer = setTimeout(() => {
      // Not by the router: a page turned needs no loading, and browsers allow only so many changes in a time.
      if (`${location.pathname}${location.search}` !== path) history.replaceState(history.state, '', path);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [id, number]);
  return [number, setNumber];
}
