import { chip, type Filter } from './filter.ts';
import { PhotographerSelect } from './photographer-select.tsx';
import { readId, writeValues } from './query-values.ts';
import { usePhotographerName } from './use-photographer-name.ts';

/** One photographer, looked up by name. */
export function photographer(param: string): Filter<number | undefined, number | undefined> {
  return {
    none: undefined,
    read: (query) => readId(query, param),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => value,
    chips: (value) => chip(value && <PhotographerName id={value} />, undefined),
    control: {
      label: '摄影师',
      render: ({ value, onChange }) => <PhotographerSelect value={value} onChange={onChange} />,
    },
  };
}

function PhotographerName({ id }: { readonly id: number | undefined }) {
  return usePhotographerName(id);
}
