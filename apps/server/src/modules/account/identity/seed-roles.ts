import {
  type PermissionName,
  permissionNames,
  permissionsOfSite,
  withAncestors,
} from '@tuyuan/contract/permissions.ts';

interface SeedRole {
  name: string;
  displayName: string;
  permissions: readonly PermissionName[];
}

/** Every permission named or below a named one, with what is above it. */
function below(...roots: PermissionName[]): PermissionName[] {
  return withAncestors(
    permissionNames.filter((name) => roots.some((root) => name === root || name.startsWith(`${root}.`))),
  );
}

/** Role that always holds every permission and cannot be edited. */
export const adminRole = 'admin';

/** True for roles that the program itself gives: on registering, on becoming a photographer. */
export const isAssignedRole = (name: string): boolean => name === 'user' || name === 'photographer';

/** Returns the initial roles of a new site. */
export function seedRolesOf(site: { isHost: boolean }): readonly SeedRole[] {
  return [{ name: adminRole, displayName: '管理员', permissions: permissionsOfSite(site) }, ...editableRoles];
}

const editableRoles: readonly SeedRole[] = [
  {
    name: 'editor',
    displayName: '编辑',
    permissions: below(
      'Pages.Articles',
      'Pages.Categories',
      'Pages.Regions',
      'Pages.TopicAlbums',
      'Pages.Books',
      'Pages.Site.Home',
      'Pages.Videos',
      'Pages.Panoramas',
      'Pages.Labels',
    ),
  },
  {
    name: 'reviewer',
    displayName: '审核员',
    permissions: [
      'Pages.Albums',
      'Pages.Albums.Review',
      'Pages.Images',
      'Pages.Images.Review',
      'Pages.Photographers',
      'Pages.Photographers.Review',
      ...below('Pages.Copies', 'Pages.Comments', 'Pages.SensitiveWords'),
      'Pages.Activities',
      'Pages.Activities.Review',
    ],
  },
  {
    name: 'finance',
    displayName: '财务',
    permissions: [
      ...below('Pages.Orders', 'Pages.Invoices', 'Pages.Packages', 'Pages.Profits'),
      'Pages.Ledger',
      'Pages.Credits',
    ],
  },
  {
    name: 'support',
    displayName: '客服',
    permissions: ['Pages.Users', 'Pages.Orders', ...below('Pages.Feedback', 'Pages.Comments')],
  },
  { name: 'eventStaff', displayName: '会务', permissions: below('Pages.Conferences', 'Pages.Activities') },
  { name: 'judge', displayName: '评委', permissions: ['Pages.Activities', 'Pages.Activities.Judge'] },
  { name: 'photographer', displayName: '摄影师', permissions: [] },
  { name: 'user', displayName: '用户', permissions: [] },
];
