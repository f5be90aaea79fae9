import { Checkbox } from 'antd';
import { chip, type Filter } from './filter.ts';

interface FlagOptions {
  /** Name in the address. */
  readonly param: string;
  readonly label: string;
  /** Beside the box: 只看失败. */
  readonly text: string;
  /** In words; the text beside the box unless it says otherwise. */
  readonly words?: string;
}

/** Some rows only, on or off. */
export function flag({ param, label, text, words = text }: FlagOptions): Filter<boolean, boolean> {
  return {
    none: false,
    read: (query) => query.get(param) === '1',
    write: (value) => ({ [param]: value ? ['1'] : [] }),
    toWire: (value) => value,
    chips: (value) => chip(value ? words : '', false),
    control: {
      label,
      render: ({ value, onChange }) => (
        <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)}>
          {text}
        </Checkbox>
      ),
    },
  };
}
