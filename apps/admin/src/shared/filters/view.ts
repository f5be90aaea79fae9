import type { Filter } from './filter.ts';
import { readChoices, writeValues } from './query-values.ts';

/** Which part of a page is shown; the first unless the address says otherwise. */
export function view<const Choice extends string>(
  param: string,
  all: readonly [Choice, ...Choice[]],
): Filter<Choice, Choice> {
  const [first] = all;
  return {
    none: first,
    read: (query) => readChoices(query, param, all)[0] ?? first,
    write: (value) => ({ [param]: writeValues(value === first ? undefined : value) }),
    toWire: (value) => value,
    chips: () => [],
  };
}
