import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import { chip, type Filter } from './filter.ts';
import styles from './filter-row.module.css';
import { choicesOf, readChoices, writeValues } from './query-values.ts';

export interface ChoiceOptions<Choice extends string> {
  /** Name in the address. */
  readonly param: string;
  readonly label: string;
  /** In the order they are offered. */
  readonly titles: Readonly<Record<Choice, string>>;
}

/** Any of a few named choices. */
export function choices<Choice extends string>(
  options: ChoiceOptions<Choice> & { readonly words?: (titles: string) => string },
): Filter<readonly Choice[], Choice[]> {
  const { param, label, titles, words = (text) => text } = options;
  const all = choicesOf(titles);
  return {
    none: [],
    read: (query) => readChoices(query, param, all),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => [...value],
    chips: (value) => chip(value.length > 0 ? words(value.map((choice) => titles[choice]).join('、')) : '', []),
    control: {
      label,
      render: ({ value, onChange }) => (
        <Select<Choice[]>
          className={classNames(styles.control)}
          mode="multiple"
          allowClear
          showSearch={false}
          maxTagCount="responsive"
          placeholder={label}
          aria-label={label}
          value={[...value]}
          options={all.map((choice) => ({ value: choice, label: titles[choice] }))}
          popupMatchSelectWidth={160}
          onChange={onChange}
        />
      ),
    },
  };
}
