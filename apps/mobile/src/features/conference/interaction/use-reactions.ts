import { useSendReactionMutation } from '@tuyuan/api-client/conference/interaction.ts';
import type { ReactionKind } from '@tuyuan/contract/conference/interaction-fields.ts';
import { useEffect, useRef, useState } from 'react';

interface Floating {
  readonly id: number;
  readonly kind: ReactionKind;
}

interface Reactions {
  /** Signs on their way up. */
  readonly floating: readonly Floating[];
  tap(kind: ReactionKind): void;
  /** Called when one has finished its flight. */
  landed(id: number): void;
}

const gatherMs = 600;
/** Limit of the server per call. */
const maxTaps = 10;
const maxFloating = 12;

/** Shows each tap at once and sends several together. */
export function useReactions(roomId: number): Reactions {
  const [send] = useSendReactionMutation();
  const [floating, setFloating] = useState<readonly Floating[]>([]);
  const taps = useRef(new Map<ReactionKind, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const made = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function flush() {
    timer.current = undefined;
    for (const [kind, count] of taps.current) void send({ roomId, kind, count: Math.min(count, maxTaps) });
    taps.current.clear();
  }
  return {
    floating,
    tap(kind) {
      made.current += 1;
      const id = made.current;
      setFloating((now) => [...now.slice(1 - maxFloating), { id, kind }]);
      taps.current.set(kind, (taps.current.get(kind) ?? 0) + 1);
      timer.current ??= setTimeout(flush, gatherMs);
    },
    landed: (id) => setFloating((now) => now.filter((one) => one.id !== id)),
  };
}
