import { EllipsisOutlined } from '@ant-design/icons';
import { useDeleteRoleMutation, useUpdateRoleMutation } from '@tuyuan/api-client/account/role-management.ts';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { App, Button, Dropdown, Typography } from 'antd';
import { CodeInfo } from '../../../shared/code-info.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './role-editor.module.css';

interface RoleHeadProps {
  readonly role: ManagedRole;
  readonly onCopy: () => void;
  readonly onDeleted: () => void;
}

/** A role's name, editable in place, and its other actions. */
export function RoleHead({ role, onCopy, onDeleted }: RoleHeadProps) {
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const [update] = useUpdateRoleMutation();
  const [remove] = useDeleteRoleMutation();
  const mayDo = usePermissions();
  const mayRename = role.isChangeable && mayDo('Pages.Roles.Edit');
  const mayDelete = role.isChangeable && mayDo('Pages.Roles.Delete');

  async function rename(displayName: string): Promise<void> {
    if (displayName.trim() === '' || displayName === role.displayName) return;
    await attempt(() => update({ id: role.id, displayName }).unwrap(), `已改名为「${displayName}」`);
  }

  async function ask(): Promise<void> {
    const isSure = await modal.confirm({
      title: `删除角色「${role.displayName}」？`,
      content:
        role.memberCount > 0
          ? `它有 ${role.memberCount} 位成员，删除后他们立即失去这些权限。`
          : '它没有成员。删除后不能恢复。',
      okText: '删除角色',
      okButtonProps: { danger: true },
    });
    if (!isSure) return;
    if (
      await attempt(
        () => remove({ id: role.id, isConfirmed: role.memberCount > 0 }).unwrap(),
        `已删除角色「${role.displayName}」`,
      )
    )
      onDeleted();
  }

  const items = [
    ...(mayDo('Pages.Roles.Create') ? [{ key: 'copy', label: '复制角色', onClick: onCopy }] : []),
    ...(mayDelete ? [{ key: 'delete', label: '删除角色', danger: true, onClick: () => void ask() }] : []),
  ];
  return (
    <header className={styles.head}>
      <Typography.Title
        level={2}
        className={styles.name ?? ''}
        editable={
          mayRename && {
            text: role.displayName,
            maxLength: 20,
            tooltip: '改名',
            enterIcon: null,
            onChange: (text) => void rename(text),
          }
        }
      >
        {role.displayName}
      </Typography.Title>
      <CodeInfo title={role.displayName} code={role.name} />
      {role.isStatic && <span className={styles.badge}>内置，不可改</span>}
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button
            type="text"
            className={styles.more ?? ''}
            icon={<EllipsisOutlined />}
            aria-label={`角色「${role.displayName}」的更多操作`}
          />
        </Dropdown>
      )}
    </header>
  );
}
