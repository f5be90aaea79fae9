import { useState } from 'react';

interface Identified {
  readonly id: number;
}

export interface Selection<Row extends Identified> {
  /** In the order they were chosen; rows of other pages stay chosen. */
  readonly rows: readonly Row[];
  readonly ids: readonly number[];
  /** How many of them aren't on the current page. */
  readonly elsewhereCount: number;
  has(id: number): boolean;
  toggle(row: Row): void;
  /** Selects or deselects the given rows of the current page. */
  set(rows: readonly Row[], isSelected: boolean): void;
  keepOnly(ids: readonly number[]): void;
  clear(): void;
}

/** Rows chosen for a bulk action, kept across pages and filters until cleared. `shown` are those of the page. */
export function useSelection<Row extends Identified>(shown: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const set = (rows: readonly Row[], isSelected: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const row of rows) {
        if (isSelected) after.set(row.id, row);
        else after.delete(row.id);
      }
      return after;
    });
  return {
    rows: [...chosen.values()],
    ids: [...chosen.keys()],
    elsewhereCount: chosen.size - shown.filter(({ id }) => chosen.has(id)).length,
    has: (id) => chosen.has(id),
    toggle: (row) => set([row], !chosen.has(row.id)),
    set,
    keepOnly: (ids) => setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    clear: () => setChosen(new Map()),
  };
}
