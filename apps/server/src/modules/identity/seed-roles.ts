import { type PermissionName, permissionNames } from '@tuyuan/contract/permissions.ts';

interface SeedRole {
  name: string;
  displayName: string;
  permissions: readonly PermissionName[];
}

/** Every permission named or below a named one. */
function below(...roots: PermissionName[]): PermissionName[] {
  return permissionNames.filter((name) => roots.some((root) => name === root || name.startsWith(`${root}.`)));
}

export const seedRoles: readonly SeedRole[] = [
  { name: 'admin', displayName: '管理员', permissions: permissionNames.filter((name) => name !== 'Pages.Tenants') },
  {
    name: 'editor',
    displayName: '编辑',
    permissions: below(
      'Pages.Articles',
      'Pages.Categories',
      'Pages.Regions',
      'Pages.TopicAlbums',
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
      'Pages.Comments',
      'Pages.Activities',
      'Pages.Activities.Review',
      'Pages.SensitiveWords',
    ],
  },
  {
    name: 'finance',
    displayName: '财务',
    permissions: below('Pages.Orders', 'Pages.Invoices', 'Pages.Profits', 'Pages.Credits'),
  },
  {
    name: 'support',
    displayName: '客服',
    permissions: ['Pages.Users', 'Pages.Orders', 'Pages.Feedback', 'Pages.Comments'],
  },
  { name: 'eventStaff', displayName: '会务', permissions: below('Pages.Conferences', 'Pages.Activities') },
  { name: 'judge', displayName: '评委', permissions: ['Pages.Activities', 'Pages.Activities.Judge'] },
  { name: 'photographer', displayName: '摄影师', permissions: [] },
  { name: 'user', displayName: '用户', permissions: [] },
];
