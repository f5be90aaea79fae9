import type { ReactNode } from 'react';
import { chip, type Filter } from './filter.ts';
import { KeywordInput } from './keyword-input.tsx';
import { readText, writeValues } from './query-values.ts';

interface TextOptions {
  /** Name in the address. */
  readonly param?: string;
  /** What is looked through: 标题、标签、图片号. */
  readonly placeholder: string;
  readonly maxLength?: number;
  /** In words; the text itself unless it says otherwise. */
  readonly words?: (text: string) => ReactNode;
}

/** A list's text search. */
export function text({ param = 'keyword', placeholder, maxLength = 100, words }: TextOptions): Filter<string, string> {
  return {
    none: '',
    read: (query) => readText(query, param).slice(0, maxLength),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => value,
    chips: (value) => chip(value && words ? words(value) : value, ''),
    control: {
      label: placeholder,
      isKeyword: true,
      render: ({ value, onChange }) => (
        <KeywordInput value={value} placeholder={placeholder} maxLength={maxLength} onChange={onChange} />
      ),
    },
  };
}
