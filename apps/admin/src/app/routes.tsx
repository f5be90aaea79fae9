import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { PageFailure } from '../shared/states/page-failure.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** One line per page; the surrounding shell checks permissions. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/start-page.tsx')).StartPage }) },
  page(paths.images, async () => (await import('../pages/images-page.tsx')).ImagesPage),
  page(paths.imageTrash, async () => (await import('../pages/image-trash-page.tsx')).ImageTrashPage),
  page(paths.albums, async () => (await import('../pages/albums-page.tsx')).AlbumsPage),
  page(paths.review, async () => (await import('../pages/review-page.tsx')).ReviewPage),
  page(paths.photographers, async () => (await import('../pages/photographers-page.tsx')).PhotographersPage),
  page(paths.applications, async () => (await import('../pages/applications-page.tsx')).ApplicationsPage),
  page(paths.albumTrash, async () => (await import('../pages/album-trash-page.tsx')).AlbumTrashPage),
  page(paths.topicAlbums, async () => (await import('../pages/topic-albums-page.tsx')).TopicAlbumsPage),
  page(`${paths.topicAlbums}/:id`, async () => (await import('../pages/topic-album-page.tsx')).TopicAlbumPage),
  page(paths.copies, async () => (await import('../pages/copies-page.tsx')).CopiesPage),
  page(paths.books, async () => (await import('../pages/books-page.tsx')).BooksPage),
  page(`${paths.books}/:id`, async () => (await import('../pages/book-page.tsx')).BookPage),
  page(paths.panoramas, async () => (await import('../pages/panoramas-page.tsx')).PanoramasPage),
  page(`${paths.panoramas}/:id`, async () => (await import('../pages/panorama-page.tsx')).PanoramaPage),
  page(paths.videos, async () => (await import('../pages/videos-page.tsx')).VideosPage),
  page(`${paths.videos}/:id`, async () => (await import('../pages/video-page.tsx')).VideoPage),
  page(paths.articles, async () => (await import('../pages/articles-page.tsx')).ArticlesPage),
  page(`${paths.articles}/:id`, async () => (await import('../pages/article-page.tsx')).ArticlePage),
  page(
    paths.articleCategories,
    async () => (await import('../pages/article-categories-page.tsx')).ArticleCategoriesPage,
  ),
  page(paths.categories, async () => (await import('../pages/categories-page.tsx')).CategoriesPage),
  page(paths.regions, async () => (await import('../pages/regions-page.tsx')).RegionsPage),
  page(paths.imageLabels, async () => (await import('../pages/image-labels-page.tsx')).ImageLabelsPage),
  page(paths.userLabels, async () => (await import('../pages/user-labels-page.tsx')).UserLabelsPage),
  page(paths.searchSynonyms, async () => (await import('../pages/search-synonyms-page.tsx')).SearchSynonymsPage),
  page(paths.sensitiveWords, async () => (await import('../pages/sensitive-words-page.tsx')).SensitiveWordsPage),
  page(paths.faces, async () => (await import('../pages/faces-page.tsx')).FacesPage),
  page(paths.watermarks, async () => (await import('../pages/watermarks-page.tsx')).WatermarksPage),
  page(paths.trace, async () => (await import('../pages/trace-page.tsx')).TracePage),
  page(paths.conferences, async () => (await import('../pages/conferences-page.tsx')).ConferencesPage),
  page(`${paths.conferences}/new`, async () => (await import('../pages/new-conference-page.tsx')).NewConferencePage),
  page(`${paths.conferences}/:id/:tab?`, async () => (await import('../pages/conference-page.tsx')).ConferencePage),
  page(paths.orders, async () => (await import('../pages/orders-page.tsx')).OrdersPage),
  page(paths.refunds, async () => (await import('../pages/refunds-page.tsx')).RefundsPage),
  page(paths.activities, async () => (await import('../pages/activities-page.tsx')).ActivitiesPage),
  page(`${paths.activities}/:id`, async () => (await import('../pages/activity-page.tsx')).ActivityPage),
  page(
    `${paths.activities}/:id/entries`,
    async () => (await import('../pages/activity-entries-page.tsx')).ActivityEntriesPage,
  ),
  page(
    `${paths.activities}/:id/votes`,
    async () => (await import('../pages/activity-votes-page.tsx')).ActivityVotesPage,
  ),
  page(`${paths.activities}/:id/jury`, async () => (await import('../pages/activity-jury-page.tsx')).ActivityJuryPage),
  page(
    `${paths.activities}/:id/awards`,
    async () => (await import('../pages/activity-awards-page.tsx')).ActivityAwardsPage,
  ),
  page(paths.jury, async () => (await import('../pages/jury-page.tsx')).JuryPage),
  page(
    `${paths.activities}/:id/objections`,
    async () => (await import('../pages/activity-objections-page.tsx')).ActivityObjectionsPage,
  ),
  page(
    `${paths.activities}/:id/entrants`,
    async () => (await import('../pages/activity-entrants-page.tsx')).ActivityEntrantsPage,
  ),
  page(paths.comments, async () => (await import('../pages/comments-page.tsx')).CommentsPage),
  page(paths.workReports, async () => (await import('../pages/work-reports-page.tsx')).WorkReportsPage),
  page(paths.deliveries, async () => (await import('../pages/deliveries-page.tsx')).DeliveriesPage),
  page(paths.broadcasts, async () => (await import('../pages/broadcasts-page.tsx')).BroadcastsPage),
  page(paths.feedback, async () => (await import('../pages/feedback-page.tsx')).FeedbackPage),
  page(paths.invoices, async () => (await import('../pages/invoices-page.tsx')).InvoicesPage),
  page(paths.packages, async () => (await import('../pages/packages-page.tsx')).PackagesPage),
  page(paths.payouts, async () => (await import('../pages/payouts-page.tsx')).PayoutsPage),
  page(paths.reconciliation, async () => (await import('../pages/reconciliation-page.tsx')).ReconciliationPage),
  page(paths.creditRules, async () => (await import('../pages/credit-rules-page.tsx')).CreditRulesPage),
  page(paths.credits, async () => (await import('../pages/credits-page.tsx')).CreditsPage),
  page(paths.mallGoods, async () => (await import('../pages/mall-goods-page.tsx')).MallGoodsPage),
  page(paths.mallOrders, async () => (await import('../pages/mall-orders-page.tsx')).MallOrdersPage),
  page(paths.ledger, async () => (await import('../pages/ledger-page.tsx')).LedgerPage),
  page(paths.users, async () => (await import('../pages/users-page.tsx')).UsersPage),
  page(paths.roles, async () => (await import('../pages/roles-page.tsx')).RolesPage),
  page(paths.homeDesign, async () => (await import('../pages/home-design-page.tsx')).HomeDesignPage),
  page(paths.settings, async () => (await import('../pages/settings-page.tsx')).SettingsPage),
  page(paths.theme, async () => (await import('../pages/theme-page.tsx')).ThemePage),
  page(paths.menus, async () => (await import('../pages/menus-page.tsx')).MenusPage),
  page(paths.tenants, async () => (await import('../pages/tenants-page.tsx')).TenantsPage),
  page(paths.units, async () => (await import('../pages/units-page.tsx')).UnitsPage),
  page(paths.loginAttempts, async () => (await import('../pages/login-attempts-page.tsx')).LoginAttemptsPage),
  page(paths.jobs, async () => (await import('../pages/jobs-page.tsx')).JobsPage),
  page(paths.storage, async () => (await import('../pages/storage-page.tsx')).StoragePage),
  page(paths.auditLogs, async () => (await import('../pages/audit-logs-page.tsx')).AuditLogsPage),
  page(paths.frontEndErrors, async () => (await import('../pages/front-end-errors-page.tsx')).FrontEndErrorsPage),
  page(paths.smsOutbox, async () => (await import('../pages/sms-outbox-page.tsx')).SmsOutboxPage),
  page(paths.emailOutbox, async () => (await import('../pages/email-outbox-page.tsx')).EmailOutboxPage),
  page('*', async () => (await import('../pages/not-found-page.tsx')).NotFoundPage),
];

export function createRouter() {
  return createBrowserRouter(
    [
      {
        path: paths.logIn,
        ErrorBoundary: PageFailure,
        HydrateFallback: PageLoading,
        lazy: async () => ({ Component: (await import('../pages/log-in-page.tsx')).LogInPage }),
      },
      {
        path: `${paths.conferences}/:id/screen/:roomId`,
        ErrorBoundary: PageFailure,
        HydrateFallback: PageLoading,
        lazy: async () => ({ Component: (await import('../pages/hall-screen-page.tsx')).HallScreenPage }),
      },
      {
        path: '/',
        ErrorBoundary: PageFailure,
        HydrateFallback: PageLoading,
        lazy: async () => ({ Component: (await import('../pages/shell-page.tsx')).ShellPage }),
        children: [{ ErrorBoundary: PageFailure, children: pages }],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
}
