import type { PermissionNode } from '@tuyuan/contract/account/permission.ts';
import type { PermissionSetting, UserPermissions } from '@tuyuan/contract/account/user-management.ts';
import { effectivePermissions } from '@tuyuan/contract/permissions.ts';

/** A permission in the table of one user's permissions. */
export interface PermissionLine {
  readonly key: string;
  readonly title: string;
  /** The last part of a child's name, the whole name of a root. */
  readonly word: string;
  /** False when the editor lacks it. */
  readonly isGrantable: boolean;
  readonly setting: PermissionSetting;
  readonly isChanged: boolean;
  readonly isHeld: boolean;
  /** Prohibited itself or by something above it. */
  readonly isProhibited: boolean;
  /** Display names of the roles that grant it. */
  readonly roles: readonly string[];
  /** Implied by a grant of the user's own below it. */
  readonly isImplied: boolean;
  /** How many of it and its descendants are granted. */
  readonly heldCount: number;
  readonly totalCount: number;
  readonly children?: PermissionLine[];
}

export type PermissionChanges = ReadonlyMap<string, PermissionSetting>;

function settingsOf({ granted, prohibited }: UserPermissions, changes: PermissionChanges) {
  const settings = new Map<string, PermissionSetting>([
    ...granted.map((name) => [name, 'granted'] as const),
    ...prohibited.map((name) => [name, 'prohibited'] as const),
    ...changes,
  ]);
  const named = (wanted: PermissionSetting) =>
    [...settings].filter(([, setting]) => setting === wanted).map(([name]) => name);
  return { settings, granted: named('granted'), prohibited: named('prohibited') };
}

/** Returns the tree with the unsaved changes applied: what is granted, and by what. */
export function permissionLines(
  tree: readonly PermissionNode[],
  permissions: UserPermissions,
  changes: PermissionChanges,
): PermissionLine[] {
  const { settings, granted, prohibited } = settingsOf(permissions, changes);
  const held = new Set<string>(
    effectivePermissions([...permissions.roles.flatMap((role) => role.permissions), ...granted], prohibited),
  );
  const implied = new Set<string>(effectivePermissions(granted, prohibited));

  function below(parent: string | null, isTaken: boolean): PermissionLine[] {
    return tree
      .filter((node) => node.parent === parent)
      .map(({ name, title, isGrantable }) => {
        const setting = settings.get(name) ?? 'inherited';
        const isProhibited = isTaken || setting === 'prohibited';
        const children = below(name, isProhibited);
        const isHeld = held.has(name);
        return {
          key: name,
          title,
          word: parent === null ? name : name.slice(parent.length),
          isGrantable,
          setting,
          isChanged: changes.has(name),
          isHeld,
          isProhibited,
          roles: permissions.roles.filter((role) => role.permissions.includes(name)).map((role) => role.displayName),
          isImplied: setting !== 'granted' && implied.has(name),
          heldCount: children.reduce((sum, child) => sum + child.heldCount, isHeld ? 1 : 0),
          totalCount: children.reduce((sum, child) => sum + child.totalCount, 1),
          ...(children.length > 0 && { children }),
        };
      });
  }
  return below(null, false);
}

/** Returns the matching lines, each with its ancestors. */
export function filterLines(
  lines: readonly PermissionLine[],
  passes: (line: PermissionLine) => boolean,
): PermissionLine[] {
  return lines.flatMap((line) => {
    const children = filterLines(line.children ?? [], passes);
    if (children.length === 0 && !passes(line)) return [];
    const { children: _all, ...rest } = line;
    return [{ ...rest, ...(children.length > 0 && { children }) }];
  });
}

export function flatLines(lines: readonly PermissionLine[]): PermissionLine[] {
  return lines.flatMap((line) => [line, ...flatLines(line.children ?? [])]);
}

/** Returns the changes with one more; a value equal to the saved one is no change. */
export function withSetting(
  changes: PermissionChanges,
  { granted, prohibited }: UserPermissions,
  name: string,
  setting: PermissionSetting,
): PermissionChanges {
  const saved = granted.includes(name) ? 'granted' : prohibited.includes(name) ? 'prohibited' : 'inherited';
  const next = new Map(changes);
  if (setting === saved) next.delete(name);
  else next.set(name, setting);
  return next;
}
