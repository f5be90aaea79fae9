import { useEffect, useRef, useState } from 'react';
import type { DanmakuLine } from './hear-danmaku.ts';

export interface FloatingLine {
  readonly id: number;
  readonly text: string;
  readonly isMine: boolean;
  /** 0 at the top to 3. */
  readonly lane: number;
  /** Milliseconds until it sets out. */
  readonly delay: number;
}

const lanes = 4;
/** Number of earlier lines shown at the start, so that the stage is not empty. */
const firstLines = 6;
const firstPauseMs = 1100;
const maxFloating = 24;

/** Lets each new line fly by once. */
export function useFloating(lines: readonly DanmakuLine[]): {
  floating: readonly FloatingLine[];
  gone(id: number): void;
} {
  const [floating, setFloating] = useState<readonly FloatingLine[]>([]);
  const seen = useRef<Set<number>>(undefined);
  const lane = useRef(0);
  useEffect(() => {
    const shown = lines.filter(({ isPending }) => !isPending);
    const isFirst = seen.current === undefined;
    const known = seen.current ?? new Set<number>();
    seen.current = known;
    const fresh = (isFirst ? shown.slice(0, firstLines) : shown.filter(({ id }) => !known.has(id))).toReversed();
    for (const { id } of shown) known.add(id);
    const flying = fresh.map(({ id, text, isMine }, index) => {
      lane.current = (lane.current + 1) % lanes;
      return { id, text, isMine, lane: lane.current, delay: isFirst ? index * firstPauseMs : 0 };
    });
    const stays = new Set(shown.map(({ id }) => id));
    // A hidden line disappears at once, even in flight.
    setFloating((now) => [...now.filter(({ id }) => stays.has(id)), ...flying].slice(-maxFloating));
  }, [lines]);
  return { floating, gone: (id) => setFloating((now) => now.filter((one) => one.id !== id)) };
}
