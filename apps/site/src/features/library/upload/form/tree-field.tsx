import { Cascader } from 'antd';
import { useMemo } from 'react';
import type { LibraryTree } from '../../../../shared/library-tree.ts';
import { FormField } from './form-field.tsx';

interface TreeFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly tree: LibraryTree;
  /** Undefined when it differs. */
  readonly value: number | null | undefined;
  onChange(id: number | null): void;
}

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

/** Category or region, by level or by typing a part of its name. */
export function TreeField({ label, note, tree, value, onChange }: TreeFieldProps) {
  const options = useMemo(() => optionsOf(tree), [tree]);
  const path = value ? [...tree.ancestorsOf(value).map(({ id }) => id), value] : [];
  return (
    <FormField label={label} note={note}>
      <Cascader<Option>
        aria-label={label}
        style={{ width: '100%' }}
        options={options}
        value={path}
        changeOnSelect
        allowClear
        showSearch
        expandTrigger="hover"
        placeholder={value === undefined ? '各张不同' : '请选择'}
        displayRender={(labels) => labels.slice(-2).join(' › ')}
        onChange={(chosen) => onChange(Array.isArray(chosen) ? (chosen.at(-1) ?? null) : null)}
      />
    </FormField>
  );
}
