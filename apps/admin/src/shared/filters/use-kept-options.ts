import { useState } from 'react';

interface Option {
  readonly value: number;
  readonly label: string;
}

/** The options of a list that is searched while one types: what was chosen stays among them, with its words, though it is no longer found. */
export function useKeptOptions(found: readonly Option[], chosen: readonly number[], nameOf: (id: number) => string) {
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(new Map());
  const away = chosen.filter((id) => !found.some(({ value }) => value === id));
  return {
    options: [...found, ...away.map((id) => ({ value: id, label: kept.get(id) ?? nameOf(id) }))],
    /** To be called when one of them is chosen. */
    keep: () => setKept((before) => new Map([...before, ...found.map(({ value, label }) => [value, label] as const)])),
  };
}
