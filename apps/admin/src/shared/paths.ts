import type { PermissionName } from '@tuyuan/contract/permissions.ts';

/** Where the pages are, below `/admin`. */
export const paths = {
  logIn: '/login',
  images: '/images',
  albums: '/albums',
  categories: '/categories',
  regions: '/regions',
} as const;

/** What it takes to see a page. A page without an entry is open to everyone of the back office. */
export const pagePermissions: Readonly<Record<string, PermissionName>> = {
  [paths.images]: 'Pages.Images',
  [paths.albums]: 'Pages.Albums',
  [paths.categories]: 'Pages.Categories',
  [paths.regions]: 'Pages.Regions',
};
