import { CheckOutlined, CloseOutlined, LockOutlined } from '@ant-design/icons';
import type { PermissionSetting } from '@tuyuan/contract/account/user-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Grid, Segmented, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { CodeInfo } from '../../../shared/code-info.tsx';
import { flatLines, type PermissionLine } from './permission-lines.ts';
import styles from './permission-table.module.css';

interface PermissionTableProps {
  readonly lines: readonly PermissionLine[];
  /** Expands all visible lines, during a search. */
  readonly isExpanded: boolean;
  readonly isLocked: boolean;
  readonly onSet: (name: string, setting: PermissionSetting) => void;
}

export function PermissionTable({ lines, isExpanded, isLocked, onSet }: PermissionTableProps) {
  const { md } = Grid.useBreakpoint();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const control = (line: PermissionLine) => <SettingControl line={line} isLocked={isLocked} onSet={onSet} />;
  const columns: TableColumnsType<PermissionLine> = [
    {
      key: 'permission',
      title: '权限',
      render: (_, line) => (
        <span className={styles.permission}>
          <span className={classNames(styles.title, line.isProhibited && styles.struck)}>{line.title}</span>
          <CodeInfo title={line.title} code={line.word} />
          {md === false && <span className={styles.stacked}>{control(line)}</span>}
        </span>
      ),
    },
    { key: 'now', title: '现在', width: md === false ? 76 : 96, render: (_, line) => <Held line={line} /> },
    ...(md === false
      ? []
      : ([
          { key: 'from', title: '来自', width: 210, render: (_, line) => <Sources line={line} /> },
          { key: 'setting', title: '单独设置', width: 190, render: (_, line) => control(line) },
        ] satisfies TableColumnsType<PermissionLine>)),
  ];
  return (
    <Table<PermissionLine>
      className={classNames(styles.table)}
      size="middle"
      rowKey="key"
      columns={columns}
      dataSource={[...lines]}
      pagination={false}
      locale={{ emptyText: '没有符合的权限' }}
      rowClassName={(line) => (line.isChanged ? (styles.changed ?? '') : '')}
      expandable={{
        indentSize: md === false ? 12 : 28,
        expandedRowKeys: isExpanded ? flatLines(lines).map(({ key }) => key) : [...opened],
        onExpandedRowsChange: (keys) => setOpened(keys.map(String)),
      }}
    />
  );
}

function Held({ line }: { readonly line: PermissionLine }) {
  if (line.isProhibited)
    return (
      <span className={styles.prohibited}>
        <CloseOutlined aria-hidden="true" /> 禁止
      </span>
    );
  if (line.isHeld && line.heldCount < line.totalCount)
    return <span className={styles.partly}>部分 {`${line.heldCount}/${line.totalCount}`}</span>;
  if (line.isHeld)
    return (
      <span className={styles.held}>
        <CheckOutlined aria-hidden="true" /> 有
      </span>
    );
  return <span className={styles.none}>无</span>;
}

function Sources({ line }: { readonly line: PermissionLine }) {
  const none = line.roles.length === 0 && line.setting === 'inherited' && !line.isImplied && !line.isProhibited;
  if (none) return <span className={styles.none}>—</span>;
  return (
    <span className={styles.sources}>
      {line.roles.map((role) => (
        <span key={role}>{role}</span>
      ))}
      {line.setting === 'granted' && <span data-setting="granted">单独授予</span>}
      {line.isImplied && line.roles.length === 0 && <span data-setting="granted">随下级授予</span>}
      {line.setting === 'prohibited' && <span data-setting="prohibited">单独禁止</span>}
      {line.isProhibited && line.setting !== 'prohibited' && <span data-setting="prohibited">随上级禁止</span>}
    </span>
  );
}

interface SettingControlProps {
  readonly line: PermissionLine;
  readonly isLocked: boolean;
  readonly onSet: (name: string, setting: PermissionSetting) => void;
}

function SettingControl({ line, isLocked, onSet }: SettingControlProps) {
  if (!line.isGrantable)
    return (
      <span className={styles.locked}>
        <LockOutlined aria-hidden="true" /> 你没有，不能授予
      </span>
    );
  return (
    <Segmented<PermissionSetting>
      size="small"
      disabled={isLocked}
      aria-label={`「${line.title}」的单独设置`}
      name={line.key}
      value={line.setting}
      onChange={(setting) => onSet(line.key, setting)}
      options={[
        { value: 'inherited', label: '继承' },
        { value: 'granted', label: '授予' },
        { value: 'prohibited', label: '禁止' },
      ]}
    />
  );
}
