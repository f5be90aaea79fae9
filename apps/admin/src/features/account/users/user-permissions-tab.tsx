import { SearchOutlined } from '@ant-design/icons';
import {
  useGetPermissionTreeQuery,
  useGetUserPermissionsQuery,
  useUpdateUserPermissionsMutation,
} from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Alert, App, Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { filterLines, flatLines, type PermissionChanges, permissionLines, withSetting } from './permission-lines.ts';
import { PermissionTable } from './permission-table.tsx';
import styles from './user-permissions-tab.module.css';

type View = 'all' | 'held' | 'own';

interface UserPermissionsTabProps {
  readonly user: ManagedUser;
  /** Why nothing can be changed; undefined when it can. */
  readonly lockReason: string | undefined;
  /** Called when unsaved changes appear or disappear. */
  readonly onDirty: (isDirty: boolean) => void;
}

export function UserPermissionsTab({ user, lockReason, onDirty }: UserPermissionsTabProps) {
  const { message } = App.useApp();
  const { data: tree } = useGetPermissionTreeQuery();
  const { data: permissions, error, refetch } = useGetUserPermissionsQuery({ id: user.id });
  const [save, { isLoading }] = useUpdateUserPermissionsMutation();
  const [changes, setChanges] = useState<PermissionChanges>(new Map());
  const [view, setView] = useState<View>('all');
  const [keyword, setKeyword] = useState('');

  if (error !== undefined && permissions === undefined)
    return <NotLoaded noun="权限" error={error} onRetry={refetch} />;
  if (!tree || !permissions) return <PageLoading />;

  function change(next: PermissionChanges): void {
    setChanges(next);
    onDirty(next.size > 0);
  }

  async function submit(): Promise<void> {
    try {
      await save({
        id: user.id,
        changes: [...changes].flatMap(([name, setting]) => (isPermissionName(name) ? [{ name, setting }] : [])),
      }).unwrap();
      change(new Map());
      message.success(`已保存「${user.nickName}」的权限，立即生效`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  const lines = permissionLines(tree.items, permissions, changes);
  const flat = flatLines(lines);
  const word = keyword.trim().toLowerCase();
  const shown = filterLines(
    lines,
    (line) =>
      (word === '' || line.title.includes(word) || line.key.toLowerCase().includes(word)) &&
      (view === 'all' || (view === 'held' ? line.isHeld : line.setting !== 'inherited' || line.isChanged)),
  );
  const changed = flat.filter(({ isChanged }) => isChanged);

  return (
    <div className={styles.tab}>
      {lockReason !== undefined && (
        <Alert type="info" showIcon title={lockReason} className={classNames(styles.note)} />
      )}
      <div className={styles.tools}>
        <Input
          className={classNames(styles.search)}
          type="search"
          allowClear
          prefix={<SearchOutlined />}
          placeholder="找权限"
          aria-label="找权限"
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Segmented<View>
          aria-label="显示哪些权限"
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: `全部 ${flat.length}` },
            { value: 'held', label: `仅有的 ${flat.filter(({ isHeld }) => isHeld).length}` },
            { value: 'own', label: `单独设置 ${flat.filter(({ setting }) => setting !== 'inherited').length}` },
          ]}
        />
        <p className={styles.rule}>最终权限 = 角色之和 + 单独授予 − 单独禁止</p>
      </div>
      <PermissionTable
        lines={shown}
        isExpanded={word !== '' || view !== 'all'}
        isLocked={lockReason !== undefined}
        onSet={(name, setting) => change(withSetting(changes, permissions, name, setting))}
      />
      {changed.length > 0 && (
        <footer className={styles.foot}>
          <div className={styles.changes} aria-live="polite">
            <strong>{changed.length} 处改动</strong>
            {changed.slice(0, 4).map(({ key, title, setting }) => (
              <span key={key} data-setting={setting}>
                {setting === 'granted' ? '+ ' : setting === 'prohibited' ? '− ' : '↺ '}
                {title}
              </span>
            ))}
            {permissions.sessionCount > 0 && (
              <span className={styles.minor}>保存后 {permissions.sessionCount} 个登录设备立即生效</span>
            )}
          </div>
          <Button onClick={() => change(new Map())}>放弃</Button>
          <Button type="primary" loading={isLoading} onClick={() => void submit()}>
            保存权限
          </Button>
        </footer>
      )}
    </div>
  );
}
