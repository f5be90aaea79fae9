import { chip, type Filter } from './filter.ts';
import { NodeFilter } from './node-select.tsx';
import { type FlatNode, nodeNames } from './node-tree-data.ts';
import { readIds, writeValues } from './query-values.ts';

interface NodesOptions {
  /** Name in the address. */
  readonly param: string;
  readonly label: string;
}

/** Some nodes of a tree; not offered while the tree isn't known. */
export function nodes({ param, label }: NodesOptions): Filter<readonly number[], number[], readonly FlatNode[]> {
  return {
    none: [],
    read: (query) => readIds(query, param),
    write: (value) => ({ [param]: writeValues(value) }),
    toWire: (value) => [...value],
    chips: (value, known = []) => chip(nodeNames(known, value), []),
    control: {
      label,
      render: ({ value, known, onChange }) =>
        known && <NodeFilter label={label} nodes={known} value={value} onChange={onChange} />,
    },
  };
}
