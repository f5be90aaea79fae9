import type { PermissionName } from '@tuyuan/contract/permissions.ts';

/** Permissions needed to see a number; without them its card is omitted. */
export const numberPermissions = {
  pendingImages: 'Pages.Images',
  pendingAlbums: 'Pages.Albums',
  pendingApplications: 'Pages.Photographers.Review',
  failedImages: 'Pages.Images',
  uploads: 'Pages.Images',
  published: 'Pages.Images',
  newUsers: 'Pages.Users',
  logins: 'Pages.LoginAttempts',
  failedLogins: 'Pages.LoginAttempts',
  frontEndErrors: 'Pages.FrontEndErrors',
} as const satisfies Record<string, PermissionName>;

/** Returns those of these numbers that the permissions allow to see, in the given order. */
export function visibleNumbers<Key extends keyof typeof numberPermissions>(
  keys: readonly Key[],
  permissions: ReadonlySet<PermissionName>,
): Key[] {
  return keys.filter((key) => permissions.has(numberPermissions[key]));
}
