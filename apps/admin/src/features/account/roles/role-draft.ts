import {
  effectivePermissions,
  isPermissionName,
  type PermissionName,
  withAncestors,
} from '@tuyuan/contract/permissions.ts';

/** Returns a role's permissions after one box is ticked or cleared. */
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

/** Returns the draft with one change undone, including the changes that depend on it. */
export function takenBack(saved: readonly string[], held: readonly string[], name: string): PermissionName[] {
  return saved.includes(name) ? withAncestors([...held, name]) : effectivePermissions(held, [name]);
}
