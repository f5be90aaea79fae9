import { useState } from 'react';

interface Option {
  readonly value: number;
  readonly label: string;
}

/** Returns the options of a list searched while typing; selected ones stay with their names, even when the search no longer finds them. */
export function useKeptOptions(found: readonly Option[], chosen: readonly number[], nameOf: (id: number) => string) {
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(new Map());
  const away = chosen.filter((id) => !found.some(({ value }) => value === id));
  return {
    options: [...found, ...away.map((id) => ({ value: id, label: kept.get(id) ?? nameOf(id) }))],
    /** To be called when one of them is chosen. */
    keep: () => setKept((before) => new Map([...before, ...found.map(({ value, label }) => [value, label] as const)])),
  };
}
