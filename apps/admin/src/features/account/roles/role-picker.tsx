import { LockOutlined } from '@ant-design/icons';
import type { ManagedRole } from '@tuyuan/contract/account/role-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Grid, Select } from 'antd';
import styles from './role-editor.module.css';

interface RolePickerProps {
  readonly roles: readonly ManagedRole[];
  readonly value: number;
  readonly onPick: (id: number) => void;
}

/** The roles with their member and permission counts; on a narrow screen folded into one field. */
export function RolePicker({ roles, value, onPick }: RolePickerProps) {
  const { lg } = Grid.useBreakpoint();
  if (lg === false)
    return (
      <Select<number>
        className={classNames(styles.fold)}
        aria-label="角色"
        value={value}
        options={roles.map(({ id, displayName, memberCount }) => ({
          value: id,
          label: `${displayName}（${formatCount(memberCount)} 人）`,
        }))}
        onChange={onPick}
      />
    );
  return (
    <nav className={styles.roles} aria-label="角色">
      {roles.map((role) => (
        <button
          key={role.id}
          type="button"
          className={styles.role}
          aria-current={role.id === value ? 'true' : undefined}
          onClick={() => onPick(role.id)}
        >
          <span className={styles.roleName}>{role.displayName}</span>
          <span className={styles.figure}>
            {!role.isChangeable && <LockOutlined title={role.isStatic ? '始终拥有全部权限' : '含有你没有的权限'} />}{' '}
            {formatCount(role.memberCount)} 人
          </span>
          <span className={styles.minor}>{role.permissions.length} 项权限</span>
        </button>
      ))}
    </nav>
  );
}
