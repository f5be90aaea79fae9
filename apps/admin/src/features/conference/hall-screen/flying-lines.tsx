import { useEffect, useRef, useState } from 'react';
import styles from './flying-lines.module.css';
import type { Screen } from './screen-changes.ts';

const lanes = 2;
/** More would be unreadable; the list beside it has them all. */
const maxBatch = 8;

interface Flight {
  readonly id: number;
  readonly text: string;
  readonly lane: number;
}

/** New lines fly across once; those that were there before stay in the list. Read aloud they are from the list, too. */
export function FlyingLines({ lines }: { readonly lines: Screen['danmaku'] }) {
  const seen = useRef(new Set(lines.map(({ id }) => id)));
  const nextLane = useRef(0);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useEffect(() => {
    const fresh = lines.filter(({ id }) => !seen.current.has(id)).toReversed();
    const shown = new Set(lines.map(({ id }) => id));
    for (const { id } of fresh) seen.current.add(id);
    const started = fresh.map(({ id, text }): Flight => {
      nextLane.current = (nextLane.current + 1) % lanes;
      return { id, text, lane: nextLane.current };
    });
    // A line hidden meanwhile stops flying.
    setFlights((flying) => [...flying.filter(({ id }) => shown.has(id)), ...started].slice(-maxBatch));
  }, [lines]);
  return (
    <div className={styles.lanes} aria-hidden="true">
      {flights.map(({ id, text, lane }) => (
        <span
          key={id}
          className={styles.flight}
          style={{ '--lane': lane }}
          onAnimationEnd={() => setFlights((flying) => flying.filter((flight) => flight.id !== id))}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
