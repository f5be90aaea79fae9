import { LockOutlined, SearchOutlined } from '@ant-design/icons';
import { useUpdateRoleMutation } from '@tuyuan/api-client/account/role-management.ts';
import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Alert, App, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { findRows, permissionGroups } from './permission-groups.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { RoleChangesPanel } from './role-changes.tsx';
import { roleChanges, takenBack, toggled } from './role-draft.ts';
import styles from './role-editor.module.css';

interface RolePermissionsProps {
  readonly role: ManagedRole;
  readonly tree: readonly PermissionNode[];
  readonly onDirty: (isDirty: boolean) => void;
}

/** A role's permissions as boxes; changes are collected beside them until they are saved. */
export function RolePermissions({ role, tree, onDirty }: RolePermissionsProps) {
  const { message } = App.useApp();
  const [update, { isLoading }] = useUpdateRoleMutation();
  const [draft, setDraft] = useState<readonly string[]>();
  const [keyword, setKeyword] = useState('');
  const mayEdit = usePermissions()('Pages.Roles.Edit');
  const held = draft ?? role.permissions;
  const changes = roleChanges(role.permissions, held);
  const lockReason = lockReasonOf(role, mayEdit);
  const groups = findRows(permissionGroups(tree), keyword);

  function change(next: readonly string[] | undefined): void {
    setDraft(next);
    onDirty(next !== undefined);
  }

  async function save(): Promise<void> {
    try {
      await update({ id: role.id, grant: [...changes.grant], revoke: [...changes.revoke] }).unwrap();
      change(undefined);
      message.success(`已保存「${role.displayName}」，立即生效`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return (
    <div className={styles.work}>
      <div className={styles.matrix}>
        {lockReason !== undefined && <Alert type="info" showIcon title={lockReason} />}
        <div className={styles.tools}>
          <Input
            className={classNames(styles.search)}
            type="search"
            allowClear
            prefix={<SearchOutlined />}
            placeholder="找权限，如 下载"
            aria-label="找权限"
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <ul className={styles.legend} aria-label="图例">
            <li>
              <Checkbox checked tabIndex={-1} aria-hidden="true" /> 持有
            </li>
            <li data-implied="">
              <Checkbox checked tabIndex={-1} aria-hidden="true" /> 随下级带上
            </li>
            <li>
              <LockOutlined aria-hidden="true" /> 你没有，不能给
            </li>
            <li>· 不适用</li>
          </ul>
        </div>
        <div className={styles.scroll}>
          <PermissionMatrix
            groups={groups}
            saved={role.permissions}
            held={held}
            isLocked={lockReason !== undefined}
            onToggle={(name) => change(toggled(held, name))}
          />
          {groups.length === 0 && <p className={styles.none}>没有叫「{keyword}」的权限。</p>}
        </div>
      </div>
      {lockReason === undefined && (
        <RoleChangesPanel
          role={role}
          tree={tree}
          changes={changes}
          isSaving={isLoading}
          onTakeBack={(name) => change(takenBack(role.permissions, held, name))}
          onDrop={() => change(undefined)}
          onSave={() => void save()}
        />
      )}
    </div>
  );
}

function lockReasonOf(role: ManagedRole, mayEdit: boolean): string | undefined {
  if (role.isStatic) return '管理员角色始终拥有全部权限，不能修改。';
  if (!role.isChangeable) return '这个角色含有你没有的权限，你只能查看。';
  return mayEdit ? undefined : '你没有「编辑角色」权限，只能查看。';
}
