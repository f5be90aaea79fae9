import { useUpdateUserMutation } from '@tuyuan/api-client/account/user-management.ts';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { RoleChoice } from './role-choice.tsx';
import styles from './user-roles-tab.module.css';

interface UserRolesTabProps {
  readonly user: ManagedUser;
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
  readonly lockReason: string | undefined;
  readonly onDirty: (isDirty: boolean) => void;
}

export function UserRolesTab({ user, roles, lockReason, onDirty }: UserRolesTabProps) {
  const { message } = App.useApp();
  const [update, { isLoading }] = useUpdateUserMutation();
  const saved = user.roles.map(({ id }) => id);
  const [chosen, setChosen] = useState<number[]>(saved);
  const isChanged = chosen.length !== saved.length || chosen.some((id) => !saved.includes(id));

  function choose(roleIds: number[]): void {
    setChosen(roleIds);
    onDirty(true);
  }

  async function save(): Promise<void> {
    try {
      await update({ id: user.id, roleIds: chosen }).unwrap();
      onDirty(false);
      message.success(`已保存「${user.nickName}」的角色，立即生效`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return (
    <div className={styles.tab}>
      {lockReason !== undefined && <Alert type="info" showIcon title={lockReason} />}
      <RoleChoice roles={roles} value={chosen} onChange={choose} disabled={lockReason !== undefined} />
      {lockReason === undefined && (
        <div>
          <Button type="primary" disabled={!isChanged} loading={isLoading} onClick={() => void save()}>
            保存角色
          </Button>
        </div>
      )}
    </div>
  );
}
