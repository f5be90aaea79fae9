import type { PermissionName } from '@tuyuan/contract/permissions.ts';

/** Where the pages are, below `/admin`. */
export const paths = {
  logIn: '/login',
  images: '/images',
  albums: '/albums',
  categories: '/categories',
  regions: '/regions',
  sensitiveWords: '/sensitive-words',
  conferences: '/conferences',
  settings: '/settings',
  theme: '/theme',
  menus: '/menus',
  tenants: '/tenants',
  users: '/users',
  roles: '/roles',
  units: '/units',
  loginAttempts: '/login-attempts',
  auditLogs: '/audit-logs',
  frontEndErrors: '/front-end-errors',
  smsOutbox: '/sms-outbox',
} as const;

/** A hall's big screen. */
export function screenPath(conferenceId: number, roomId: number): string {
  return `${paths.conferences}/${conferenceId}/screen/${roomId}`;
}

/** What it takes to see a page. A page without an entry is open to everyone of the back office. */
export const pagePermissions: Readonly<Record<string, PermissionName>> = {
  [paths.images]: 'Pages.Images',
  [paths.albums]: 'Pages.Albums',
  [paths.categories]: 'Pages.Categories',
  [paths.regions]: 'Pages.Regions',
  [paths.sensitiveWords]: 'Pages.SensitiveWords',
  [paths.conferences]: 'Pages.Conferences',
  [paths.settings]: 'Pages.Site.Settings',
  [paths.theme]: 'Pages.Site.Theme',
  [paths.menus]: 'Pages.Menus',
  [paths.tenants]: 'Pages.Tenants',
  [paths.users]: 'Pages.Users',
  [paths.roles]: 'Pages.Roles',
  [paths.units]: 'Pages.OrganizationUnits',
  [paths.loginAttempts]: 'Pages.LoginAttempts',
  [paths.auditLogs]: 'Pages.AuditLogs',
  [paths.frontEndErrors]: 'Pages.FrontEndErrors',
  [paths.smsOutbox]: 'Pages.DeveloperTools',
};
