import { LockOutlined } from '@ant-design/icons';
import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';
import { Checkbox, Tooltip } from 'antd';
import { Fragment } from 'react';
import { CodeInfo } from '../../../shared/code-info.tsx';
import type { PermissionGroup, PermissionRow } from './permission-groups.ts';
import styles from './permission-matrix.module.css';

interface PermissionMatrixProps {
  readonly groups: readonly PermissionGroup[];
  readonly saved: readonly string[];
  readonly held: readonly string[];
  readonly isLocked: boolean;
  readonly onToggle: (name: string) => void;
}

/** Every permission as a box: one row for each root, columns for looking, making, changing and deleting. */
export function PermissionMatrix({ groups, saved, held, isLocked, onToggle }: PermissionMatrixProps) {
  const box = (row: PermissionRow, node: PermissionNode | undefined, verb: string, isTitled = false) =>
    node === undefined ? (
      <span className={styles.absent} title="不适用">
        ·
      </span>
    ) : (
      <Box
        node={node}
        label={isTitled ? node.title : `${row.root.title}：${verb}`}
        isTitled={isTitled}
        isHeld={held.includes(node.name)}
        isImplied={held.some((name) => name.startsWith(`${node.name}.`))}
        isChanged={saved.includes(node.name) !== held.includes(node.name)}
        isLocked={isLocked}
        onToggle={onToggle}
      />
    );
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">权限</th>
          <th scope="col">查看</th>
          <th scope="col">新建</th>
          <th scope="col">编辑</th>
          <th scope="col">删除</th>
          <th scope="col">特别权限</th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th className={styles.group} colSpan={6} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.root.name}>
              <th scope="row" className={styles.row}>
                {row.root.title}
                <CodeInfo title={row.root.title} code={row.root.name} />
              </th>
              <td data-label="查看">{box(row, row.root, '查看')}</td>
              <td data-label="新建">{box(row, row.create, '新建')}</td>
              <td data-label="编辑">{box(row, row.edit, '编辑')}</td>
              <td data-label="删除">{box(row, row.remove, '删除')}</td>
              <td className={styles.others}>
                {row.others.length === 0 && <span className={styles.absent}>—</span>}
                {row.others.map((node) => (
                  <Fragment key={node.name}>{box(row, node, node.title, true)}</Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface BoxProps {
  readonly node: PermissionNode;
  readonly label: string;
  readonly isTitled: boolean;
  readonly isHeld: boolean;
  /** Granted because a permission below it is. */
  readonly isImplied: boolean;
  readonly isChanged: boolean;
  readonly isLocked: boolean;
  readonly onToggle: (name: string) => void;
}

function Box({ node, label, isTitled, isHeld, isImplied, isChanged, isLocked, onToggle }: BoxProps) {
  const isMissing = !node.isGrantable && !isHeld;
  if (isMissing && !isLocked)
    return (
      <Tooltip title="你没有这项权限，不能授予">
        <span className={styles.locked}>
          <LockOutlined aria-label={`${label}：你没有，不能授予`} role="img" />
          {isTitled && ` ${node.title}`}
        </span>
      </Tooltip>
    );
  return (
    <span
      className={styles.box}
      data-implied={isImplied || undefined}
      data-changed={isChanged ? (isHeld ? 'granted' : 'revoked') : undefined}
    >
      <Checkbox checked={isHeld} disabled={isLocked} aria-label={label} onChange={() => onToggle(node.name)}>
        {isTitled ? node.title : null}
      </Checkbox>
    </span>
  );
}
