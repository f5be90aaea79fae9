import { classNames } from '@tuyuan/ui/class-names.ts';
import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import styles from './filter-row.module.css';
import { type FlatNode, nodeOptions, openAtFirst } from './node-tree-data.ts';

interface NodeFilterProps {
  readonly label: string;
  readonly nodes: readonly FlatNode[];
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
}

/** Some nodes of a tree (categories, regions) to narrow a list by; the server counts what is below them in. */
export function NodeFilter({ label, nodes, value, onChange }: NodeFilterProps) {
  const options = useMemo(() => nodeOptions(nodes), [nodes]);
  return (
    <TreeSelect<number[]>
      className={classNames(styles.control)}
      multiple
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandedKeys={[...openAtFirst(nodes), ...value]}
      maxTagCount="responsive"
      popupMatchSelectWidth={260}
      placeholder={label}
      aria-label={label}
      treeData={options}
      value={[...value]}
      onChange={onChange}
    />
  );
}

interface NodeFieldProps {
  readonly nodes: readonly FlatNode[];
  readonly placeholder: string;
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (id: number | null) => void;
}

/** One node of a tree, or none, as a form field. */
export function NodeField({ nodes, placeholder, id, value, onChange }: NodeFieldProps) {
  const options = useMemo(() => nodeOptions(nodes), [nodes]);
  return (
    <TreeSelect<number | null>
      {...(id !== undefined && { id })}
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandedKeys={openAtFirst(nodes)}
      placeholder={placeholder}
      treeData={options}
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? null)}
    />
  );
}
