import { Cascader, Form } from 'antd';
import { useMemo } from 'react';
import type { LibraryTree } from '../library-tree.ts';
import { useLibraryTrees } from '../use-library-trees.ts';

interface Option {
  readonly value: number;
  readonly label: string;
  readonly children?: Option[];
}

function optionsOf(tree: LibraryTree, nodes = tree.roots): Option[] {
  return nodes.map(({ id, name }) => {
    const children = optionsOf(tree, tree.childrenOf(id));
    return { value: id, label: name, ...(children.length > 0 && { children }) };
  });
}

/** Region of the library; the field's value is its id. */
export function RegionField({ name, label = '所在地区' }: { readonly name: string; readonly label?: string }) {
  const { regions } = useLibraryTrees();
  const options = useMemo(() => optionsOf(regions), [regions]);
  return (
    <Form.Item
      name={name}
      label={label}
      getValueProps={(id: number | null | undefined) => ({
        value: id ? [...regions.ancestorsOf(id).map((node) => node.id), id] : undefined,
      })}
      getValueFromEvent={(path: number[] | undefined) => path?.at(-1) ?? null}
    >
      <Cascader<Option> options={options} changeOnSelect allowClear placeholder="请选择" expandTrigger="hover" />
    </Form.Item>
  );
}
