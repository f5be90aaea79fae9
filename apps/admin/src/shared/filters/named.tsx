import { classNames } from '@tuyuan/ui/class-names.ts';
import { Select } from 'antd';
import { chip, type Filter } from './filter.ts';
import styles from './filter-row.module.css';
import { readId, readIds, writeValues } from './query-values.ts';

interface NamedOptions {
  /** Name in the address. */
  readonly param: string;
  readonly label: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Any of some things that are fetched, as roles. */
export function namedOnes({ param, label }: NamedOptions): Filter<readonly number[], number[], readonly Named[]> {
  return {
    none: [],
    read: (query) => readIds(query, param),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => [...value],
    chips(value, known = []) {
      const names = known.filter(({ id }) => value.includes(id)).map(({ name }) => name);
      return chip(value.length > 0 ? names.join('、') || label : '', []);
    },
    control: {
      label,
      render: ({ value, known, onChange }) => (
        <Select<number[]>
          className={classNames(styles.control)}
          mode="multiple"
          allowClear
          optionFilterProp="label"
          maxTagCount="responsive"
          placeholder={label}
          aria-label={label}
          value={[...value]}
          options={optionsOf(known)}
          popupMatchSelectWidth={180}
          onChange={onChange}
        />
      ),
    },
  };
}

/** One of some things that are fetched, as sign points, or all. */
export function namedOne({
  param,
  label,
}: NamedOptions): Filter<number | undefined, number | undefined, readonly Named[]> {
  return {
    none: undefined,
    read: (query) => readId(query, param),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => value,
    chips(value, known = []) {
      const name = known.find(({ id }) => id === value)?.name;
      return chip(value && (name ?? `${label} ${value}`), undefined);
    },
    control: {
      label,
      render: ({ value, known, onChange }) => (
        <Select<number | null>
          className={classNames(styles.control)}
          allowClear
          placeholder={label}
          aria-label={label}
          value={value ?? null}
          options={optionsOf(known)}
          popupMatchSelectWidth={180}
          onChange={(next) => onChange(next ?? undefined)}
        />
      ),
    },
  };
}

function optionsOf(known: readonly Named[] = []) {
  return known.map(({ id, name }) => ({ value: id, label: name }));
}
