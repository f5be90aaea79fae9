import { useState } from 'react';
import { type AlbumOrder, countMoves, moveTo } from './order-rules.ts';

export interface EditedOrder extends AlbumOrder {
  /** How much differs from what is saved. */
  readonly changes: number;
  readonly canUndo: boolean;
  move(from: number, to: number): void;
  arrange(ids: readonly number[]): void;
  chooseCover(id: number): void;
  undo(): void;
  /** Once it is saved. */
  settle(): void;
}

/** The order as it is being edited; every step can be undone until it is saved. */
export function useAlbumOrder(saved: AlbumOrder): EditedOrder {
  const [base, setBase] = useState(saved);
  const [steps, setSteps] = useState<readonly AlbumOrder[]>([]);
  const current = steps.at(-1) ?? base;
  const step = (next: AlbumOrder) => {
    if (next.ids !== current.ids || next.coverId !== current.coverId) setSteps([...steps, next]);
  };
  return {
    ...current,
    changes: countMoves(base.ids, current.ids) + (base.coverId === current.coverId ? 0 : 1),
    canUndo: steps.length > 0,
    move: (from, to) => step({ ...current, ids: moveTo(current.ids, from, to) }),
    arrange: (ids) => step({ ...current, ids }),
    chooseCover: (coverId) => step({ ...current, coverId }),
    undo: () => setSteps(steps.slice(0, -1)),
    settle() {
      setBase(current);
      setSteps([]);
    },
  };
}
