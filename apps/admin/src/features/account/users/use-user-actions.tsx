import { useAddRoleMembersMutation } from '@tuyuan/api-client/account/role-management.ts';
import {
  useActivateUsersMutation,
  useDeactivateUsersMutation,
  useDeleteUsersMutation,
  useResetUserPasswordMutation,
} from '@tuyuan/api-client/account/user-management.ts';
import { useUnlockUsersMutation } from '@tuyuan/api-client/account/user-session.ts';
import type { ManagedUser, RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { App } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { type BulkAction, useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { PersonMark } from '../../../shared/people/person-mark.tsx';
import { TemporaryPasswordDialog } from './temporary-password-dialog.tsx';
import { useImpersonation } from './use-impersonation.ts';

/** A user as the texts of a bulk action need it. */
export interface TitledUser extends ManagedUser {
  readonly title: string;
}

export function titled(user: ManagedUser): TitledUser {
  return { ...user, title: user.nickName };
}

/** Actions on one or many users, with confirmation and result messages. */
export function useUserActions() {
  const { message, modal } = App.useApp();
  const bulk = useBulkAction<TitledUser>('人', ({ id, nickName }) => <PersonMark id={id} name={nickName} size={24} />);
  const [activate] = useActivateUsersMutation();
  const [deactivate] = useDeactivateUsersMutation();
  const [remove] = useDeleteUsersMutation();
  const [addMembers] = useAddRoleMembersMutation();
  const [reset] = useResetUserPasswordMutation();
  const [unlock] = useUnlockUsersMutation();
  const impersonate = useImpersonation();
  const [handedOut, setHandedOut] = useState<{ user: ManagedUser; password: string }>();

  const nameOf = (rows: readonly TitledUser[]) => (rows.length === 1 ? `「${rows[0]?.title}」` : ` ${rows.length} 人`);
  const start = (action: BulkAction<TitledUser>) => bulk.start(action);

  return {
    isRunning: bulk.isRunning,
    dialog: (
      <>
        {bulk.dialog}
        <TemporaryPasswordDialog handedOut={handedOut} onClose={() => setHandedOut(undefined)} />
      </>
    ),
    showPassword: (user: ManagedUser, password: string) => setHandedOut({ user, password }),
    impersonate,
    unlock: (rows: readonly TitledUser[]) => start({ verb: '解除锁定', rows, run: (ids) => unlock({ ids }).unwrap() }),
    activate: (rows: readonly TitledUser[]) => start({ verb: '启用', rows, run: (ids) => activate({ ids }).unwrap() }),
    async deactivate(rows: readonly TitledUser[]): Promise<number[] | undefined> {
      const isSure = await modal.confirm({
        title: `停用${nameOf(rows)}？`,
        content: '停用后不能登录，已登录的设备立即退出。随时可以再启用。',
        okText: '停用',
        okButtonProps: { danger: true },
      });
      return isSure ? start({ verb: '停用', rows, run: (ids) => deactivate({ ids }).unwrap() }) : undefined;
    },
    async remove(rows: readonly TitledUser[]): Promise<number[] | undefined> {
      const isSure = await modal.confirm({
        title: `删除${nameOf(rows)}？`,
        content: '账号不能恢复：姓名、手机、邮箱和权限都会抹去。作品和订单保留，署名改为「已注销用户」。',
        okText: '删除账号',
        okButtonProps: { danger: true },
      });
      return isSure ? start({ verb: '删除', rows, run: (ids) => remove({ ids }).unwrap() }) : undefined;
    },
    addRole: (rows: readonly TitledUser[], role: RoleReference) =>
      start({
        verb: `授予「${role.displayName}」给`,
        rows,
        run: (ids) => addMembers({ ids, roleId: role.id }).unwrap(),
      }),
    async resetPassword(user: ManagedUser): Promise<void> {
      const isSure = await modal.confirm({
        title: `重置「${user.nickName}」的密码？`,
        content: '会生成一个临时密码，只显示一次。原密码失效，已登录的设备立即退出。',
        okText: '重置密码',
      });
      if (!isSure) return;
      try {
        const { temporaryPassword } = await reset({ id: user.id }).unwrap();
        setHandedOut({ user, password: temporaryPassword });
      } catch (thrown) {
        message.error(failureText(thrown));
      }
    },
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
