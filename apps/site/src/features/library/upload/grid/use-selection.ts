import { useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** `order` is that of the screen; with `isRange` everything from the picture pressed before is chosen. */
  toggle(id: number, order: readonly number[], isRange: boolean): void;
  setMany(ids: readonly number[], isSelected: boolean): void;
  clear(): void;
}

const none: ReadonlySet<number> = new Set();

/** Returns the chosen pictures; those that are gone drop out. */
export function useSelection(existing: ReadonlySet<number>): Selection {
  const [chosen, setChosen] = useState(none);
  const [anchor, setAnchor] = useState<number>();
  const ids = [...chosen].every((id) => existing.has(id))
    ? chosen
    : new Set([...chosen].filter((id) => existing.has(id)));
  return {
    ids,
    toggle(id, order, isRange) {
      const next = new Set(ids);
      const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)];
      if (isRange && from >= 0) {
        for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
      } else if (!next.delete(id)) next.add(id);
      setChosen(next);
      setAnchor(id);
    },
    setMany(many, isSelected) {
      const next = new Set(ids);
      for (const id of many)
        if (isSelected) next.add(id);
        else next.delete(id);
      setChosen(next);
    },
    clear: () => setChosen(none),
  };
}
