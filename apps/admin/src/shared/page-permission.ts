import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** The pages of a conference that only conference staff use. */
const staffPages = ['duty', 'stays', 'trips', 'notices', 'manner', 'interaction', 'wall'];

/** Permission required for a page and those below it; the first matching pattern counts. */
const pagePermissions: readonly (readonly [pattern: string, PermissionName])[] = [
  [paths.images, 'Pages.Images'],
  [paths.albums, 'Pages.Albums'],
  [paths.categories, 'Pages.Categories'],
  [paths.regions, 'Pages.Regions'],
  [paths.searchSynonyms, 'Pages.SearchSynonyms'],
  [paths.sensitiveWords, 'Pages.SensitiveWords'],
  [paths.watermarks, 'Pages.Watermarks'],
  [paths.trace, 'Pages.Images.Trace'],
  [`${paths.conferences}/new`, 'Pages.Conferences.Create'],
  ...staffPages.map((page) => [`${paths.conferences}/:id/${page}`, 'Pages.Conferences.Staff'] as const),
  [paths.conferences, 'Pages.Conferences'],
  [paths.settings, 'Pages.Site.Settings'],
  [paths.theme, 'Pages.Site.Theme'],
  [paths.menus, 'Pages.Menus'],
  [paths.tenants, 'Pages.Tenants'],
  [paths.users, 'Pages.Users'],
  [paths.roles, 'Pages.Roles'],
  [paths.units, 'Pages.OrganizationUnits'],
  [paths.loginAttempts, 'Pages.LoginAttempts'],
  [paths.auditLogs, 'Pages.AuditLogs'],
  [paths.frontEndErrors, 'Pages.FrontEndErrors'],
  [paths.smsOutbox, 'Pages.DeveloperTools'],
];

/** Undefined where everyone of the back office may look. */
export function pagePermission(pathname: string): PermissionName | undefined {
  return pagePermissions.find(([pattern]) => matchPath({ path: pattern, end: false }, pathname))?.[1];
}
