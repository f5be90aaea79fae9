import {
  type PermissionName,
  parentPermission,
  permissionNames,
  permissionTitles,
} from '@tuyuan/contract/permissions.ts';
import { TreeSelect } from 'antd';

interface PermissionNode {
  readonly value: PermissionName;
  readonly title: string;
  readonly words: string;
  readonly children: PermissionNode[];
}

function nodesUnder(parent: PermissionName | null): PermissionNode[] {
  return permissionNames
    .filter((name) => parentPermission(name) === parent)
    .map((name) => ({
      value: name,
      title: permissionTitles[name],
      words: `${permissionTitles[name]} ${name}`,
      children: nodesUnder(name),
    }));
}

const tree = nodesUnder(null);

interface PermissionFieldProps {
  readonly id?: string;
  readonly value?: PermissionName | null;
  readonly onChange?: (permission: PermissionName | null) => void;
}

/** One permission of the tree, searched by title or name. */
export function PermissionField({ id, value, onChange }: PermissionFieldProps) {
  return (
    <TreeSelect<PermissionName | null, PermissionNode>
      {...(id !== undefined && { id })}
      treeData={tree}
      value={value ?? null}
      allowClear
      placeholder="谁都能看"
      treeDefaultExpandedKeys={value ? [parentPermission(value) ?? value] : []}
      showSearch={{ treeNodeFilterProp: 'words' }}
      onChange={(permission: PermissionName | null | undefined) => onChange?.(permission ?? null)}
    />
  );
}
