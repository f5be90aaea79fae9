import { chip, type Filter } from './filter.ts';
import { readText, writeValues } from './query-values.ts';
import { WordFilter } from './word-filter.tsx';

interface WordOptions {
  /** Name in the address. */
  readonly param: string;
  readonly label: string;
  readonly maxLength?: number;
  /** In words; the label and the word unless it says otherwise. */
  readonly words?: (word: string) => string;
}

/** A whole word, taken once it is typed to the end. */
export function word({ param, label, maxLength = 100, ...options }: WordOptions): Filter<string, string> {
  const words = options.words ?? ((text) => `${label} ${text}`);
  return {
    none: '',
    read: (query) => readText(query, param).slice(0, maxLength),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => value,
    chips: (value) => chip(value && words(value), ''),
    control: {
      label,
      render: ({ value, onChange }) => (
        <WordFilter label={label} value={value} maxLength={maxLength} onChange={onChange} />
      ),
    },
  };
}
