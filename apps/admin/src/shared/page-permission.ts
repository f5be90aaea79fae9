import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** The pages of a conference that only conference staff use. */
const staffPages = ['duty', 'stays', 'trips', 'notices', 'manner', 'interaction', 'wall'];

/** Permission required for a page and those below it; the first matching pattern counts. */
const pagePermissions: readonly (readonly [pattern: string, PermissionName])[] = [
  [paths.imageTrash, 'Pages.Images.Delete'],
  [paths.images, 'Pages.Images'],
  [paths.albumTrash, 'Pages.Albums.Delete'],
  [paths.albums, 'Pages.Albums'],
  [paths.review, 'Pages.Images.Review'],
  [paths.applications, 'Pages.Photographers.Review'],
  [paths.photographers, 'Pages.Photographers'],
  [paths.topicAlbums, 'Pages.TopicAlbums'],
  [paths.books, 'Pages.Books'],
  [paths.panoramas, 'Pages.Panoramas'],
  [paths.videos, 'Pages.Videos'],
  [paths.categories, 'Pages.Categories'],
  [paths.regions, 'Pages.Regions'],
  [paths.imageLabels, 'Pages.Labels'],
  [paths.searchSynonyms, 'Pages.SearchSynonyms'],
  [paths.sensitiveWords, 'Pages.SensitiveWords'],
  [paths.watermarks, 'Pages.Watermarks'],
  [paths.faces, 'Pages.Site.Settings'],
  [paths.trace, 'Pages.Images.Trace'],
  [`${paths.conferences}/new`, 'Pages.Conferences.Create'],
  ...staffPages.map((page) => [`${paths.conferences}/:id/${page}`, 'Pages.Conferences.Staff'] as const),
  [paths.conferences, 'Pages.Conferences'],
  [paths.orders, 'Pages.Orders'],
  [paths.refunds, 'Pages.Orders.Refund'],
  [paths.invoices, 'Pages.Invoices'],
  [paths.packages, 'Pages.Packages'],
  [paths.payouts, 'Pages.Profits'],
  [paths.reconciliation, 'Pages.Ledger'],
  [paths.ledger, 'Pages.Ledger'],
  [paths.creditRules, 'Pages.Credits'],
  [paths.credits, 'Pages.Credits'],
  [paths.mallGoods, 'Pages.Mall'],
  [paths.mallOrders, 'Pages.Mall'],
  [`${paths.activities}/:id/entries`, 'Pages.Activities.Review'],
  [`${paths.activities}/:id/jury`, 'Pages.Activities.Edit'],
  [`${paths.activities}/:id/objections`, 'Pages.Activities.Edit'],
  [`${paths.activities}/:id/awards`, 'Pages.Activities.Edit'],
  [paths.jury, 'Pages.Activities.Judge'],
  [`${paths.activities}/:id/votes`, 'Pages.Activities.Edit'],
  [`${paths.activities}/:id/entrants`, 'Pages.Activities.Review'],
  [paths.activities, 'Pages.Activities'],
  [paths.articles, 'Pages.Articles'],
  [paths.articleCategories, 'Pages.Articles'],
  [paths.comments, 'Pages.Comments'],
  [paths.workReports, 'Pages.Comments'],
  [paths.broadcasts, 'Pages.Broadcasts'],
  [paths.deliveries, 'Pages.Broadcasts'],
  [paths.feedback, 'Pages.Feedback'],
  [paths.homeDesign, 'Pages.Site.Home'],
  [paths.settings, 'Pages.Site.Settings'],
  [paths.theme, 'Pages.Site.Theme'],
  [paths.menus, 'Pages.Menus'],
  [paths.tenants, 'Pages.Tenants'],
  [paths.users, 'Pages.Users'],
  [paths.userLabels, 'Pages.Labels'],
  [paths.roles, 'Pages.Roles'],
  [paths.units, 'Pages.OrganizationUnits'],
  [paths.loginAttempts, 'Pages.LoginAttempts'],
  [paths.jobs, 'Pages.Jobs'],
  [paths.storage, 'Pages.Storage'],
  [paths.auditLogs, 'Pages.AuditLogs'],
  [paths.frontEndErrors, 'Pages.FrontEndErrors'],
  [paths.smsOutbox, 'Pages.DeveloperTools'],
  [paths.emailOutbox, 'Pages.DeveloperTools'],
];

/** Undefined where everyone of the back office may look. */
export function pagePermission(pathname: string): PermissionName | undefined {
  return pagePermissions.find(([pattern]) => matchPath({ path: pattern, end: false }, pathname))?.[1];
}
