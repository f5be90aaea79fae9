import {
  effectivePermissions,
  isPermissionName,
  type PermissionName,
  withAncestors,
} from '@tuyuan/contract/permissions.ts';

/** What a role would hold after the box of one permission is ticked or cleared. */
export function toggled(held: readonly string[], name: string): PermissionName[] {
  return held.includes(name) ? effectivePermissions(held, [name]) : withAncestors([...held, name]);
}

export interface RoleChanges {
  readonly grant: readonly PermissionName[];
  readonly revoke: readonly PermissionName[];
}

export function roleChanges(saved: readonly string[], held: readonly string[]): RoleChanges {
  return {
    grant: held.filter(isPermissionName).filter((name) => !saved.includes(name)),
    revoke: saved.filter(isPermissionName).filter((name) => !held.includes(name)),
  };
}

/** The draft with one change taken back, and with it what hangs on it. */
export function takenBack(saved: readonly string[], held: readonly string[], name: string): PermissionName[] {
  return saved.includes(name) ? withAncestors([...held, name]) : effectivePermissions(held, [name]);
}
