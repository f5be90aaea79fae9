import { LockOutlined } from '@ant-design/icons';
import type { RoleReference } from '@tuyuan/contract/account/user-management.ts';
import { Checkbox } from 'antd';
import styles from './role-choice.module.css';

interface RoleChoiceProps {
  readonly roles: readonly (RoleReference & { readonly isAssignable: boolean })[];
  readonly value?: number[];
  readonly onChange?: (roleIds: number[]) => void;
  readonly disabled?: boolean;
}

/** Any of the roles; one with more permissions than the editor has can be removed but not granted, and says so. */
export function RoleChoice({ roles, value = [], onChange, disabled = false }: RoleChoiceProps) {
  return (
    <fieldset className={styles.roles} aria-label="角色">
      {roles.map(({ id, name, displayName, isAssignable }) => {
        const isChosen = value.includes(id);
        const isLocked = !isAssignable && !isChosen;
        return (
          <Checkbox
            key={id}
            checked={isChosen}
            disabled={disabled || isLocked}
            onChange={({ target }) => onChange?.(target.checked ? [...value, id] : value.filter((each) => each !== id))}
          >
            {displayName} <span className={styles.name}>{name}</span>
            {isLocked && (
              <span className={styles.reason}>
                <LockOutlined aria-hidden="true" /> 含有你没有的权限
              </span>
            )}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
