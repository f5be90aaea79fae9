import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import type { ChoiceOptions } from './choices.tsx';
import { chip, type Filter } from './filter.ts';
import styles from './filter-row.module.css';
import { choicesOf, readChoices, writeValues } from './query-values.ts';

/** One of a few named choices, or all. */
export function choice<Choice extends string>({
  param,
  label,
  titles,
}: ChoiceOptions<Choice>): Filter<Choice | undefined, Choice | undefined> {
  const all = choicesOf(titles);
  return {
    none: undefined,
    read: (query) => readChoices(query, param, all)[0],
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => value,
    chips: (value) => chip(value && titles[value], undefined),
    control: {
      label,
      render: ({ value, onChange }) => (
        <Select<Choice | null>
          className={classNames(styles.control)}
          allowClear
          placeholder={label}
          aria-label={label}
          value={value ?? null}
          options={all.map((each) => ({ value: each, label: titles[each] }))}
          popupMatchSelectWidth={140}
          onChange={(next) => onChange(next ?? undefined)}
        />
      ),
    },
  };
}
