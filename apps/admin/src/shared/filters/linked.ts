import { chip, type Filter } from './filter.ts';
import { readId, writeValues } from './query-values.ts';

/** The one thing a link opens or narrows the list to. Its name has to be known, `label` stands for it until then; without one it isn't told. */
export function linked(param: string, label = ''): Filter<number | undefined, number | undefined, string> {
  return {
    none: undefined,
    read: (query) => readId(query, param),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => value,
    chips: (value, name = label) => chip(value && name, undefined),
  };
}
