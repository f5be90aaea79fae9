import type { RoleReference } from '@tuyuan/contract/account/user-management.ts';
import styles from './role-tags.module.css';

/** A user's roles; the default `user` is omitted beside others. */
export function RoleTags({ roles }: { readonly roles: readonly RoleReference[] }) {
  const told = roles.length > 1 ? roles.filter(({ name }) => name !== 'user') : roles;
  if (told.length === 0) return <span className={styles.none}>没有角色</span>;
  return (
    <span className={styles.tags}>
      {told.map(({ id, displayName }) => (
        <span key={id} className={styles.tag}>
          {displayName}
        </span>
      ))}
    </span>
  );
}
