import type { PermissionName } from '@tuyuan/contract/permissions.ts';

/** What it takes to see a number; whoever lacks it gets no card for it. */
export const numberPermissions = {
  pendingImages: 'Pages.Images',
  pendingAlbums: 'Pages.Albums',
  failedImages: 'Pages.Images',
  uploads: 'Pages.Images',
  published: 'Pages.Images',
  newUsers: 'Pages.Users',
  logins: 'Pages.LoginAttempts',
  failedLogins: 'Pages.LoginAttempts',
  frontEndErrors: 'Pages.FrontEndErrors',
} as const satisfies Record<string, PermissionName>;

/** Those of these numbers that the holder of the permissions may see, in the given order. */
export function visibleNumbers<Key extends keyof typeof numberPermissions>(
  keys: readonly Key[],
  permissions: ReadonlySet<PermissionName>,
): Key[] {
  return keys.filter((key) => permissions.has(numberPermissions[key]));
}
