import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { PageFailure } from '../shared/states/page-failure.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

/** One line per page; the surrounding shell checks permissions. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/start-page.tsx')).StartPage }) },
  { path: paths.images, lazy: async () => ({ Component: (await import('../pages/images-page.tsx')).ImagesPage }) },
  {
    path: paths.imageTrash,
    lazy: async () => ({ Component: (await import('../pages/image-trash-page.tsx')).ImageTrashPage }),
  },
  { path: paths.albums, lazy: async () => ({ Component: (await import('../pages/albums-page.tsx')).AlbumsPage }) },
  { path: paths.review, lazy: async () => ({ Component: (await import('../pages/review-page.tsx')).ReviewPage }) },
  {
    path: paths.photographers,
    lazy: async () => ({ Component: (await import('../pages/photographers-page.tsx')).PhotographersPage }),
  },
  {
    path: paths.applications,
    lazy: async () => ({ Component: (await import('../pages/applications-page.tsx')).ApplicationsPage }),
  },
  {
    path: paths.albumTrash,
    lazy: async () => ({ Component: (await import('../pages/album-trash-page.tsx')).AlbumTrashPage }),
  },
  {
    path: paths.topicAlbums,
    lazy: async () => ({ Component: (await import('../pages/topic-albums-page.tsx')).TopicAlbumsPage }),
  },
  {
    path: `${paths.topicAlbums}/:id`,
    lazy: async () => ({ Component: (await import('../pages/topic-album-page.tsx')).TopicAlbumPage }),
  },
  {
    path: paths.articles,
    lazy: async () => ({ Component: (await import('../pages/articles-page.tsx')).ArticlesPage }),
  },
  {
    path: `${paths.articles}/:id`,
    lazy: async () => ({ Component: (await import('../pages/article-page.tsx')).ArticlePage }),
  },
  {
    path: paths.articleCategories,
    lazy: async () => ({ Component: (await import('../pages/article-categories-page.tsx')).ArticleCategoriesPage }),
  },
  {
    path: paths.categories,
    lazy: async () => ({ Component: (await import('../pages/categories-page.tsx')).CategoriesPage }),
  },
  { path: paths.regions, lazy: async () => ({ Component: (await import('../pages/regions-page.tsx')).RegionsPage }) },
  {
    path: paths.imageLabels,
    lazy: async () => ({ Component: (await import('../pages/image-labels-page.tsx')).ImageLabelsPage }),
  },
  {
    path: paths.userLabels,
    lazy: async () => ({ Component: (await import('../pages/user-labels-page.tsx')).UserLabelsPage }),
  },
  {
    path: paths.searchSynonyms,
    lazy: async () => ({ Component: (await import('../pages/search-synonyms-page.tsx')).SearchSynonymsPage }),
  },
  {
    path: paths.sensitiveWords,
    lazy: async () => ({ Component: (await import('../pages/sensitive-words-page.tsx')).SensitiveWordsPage }),
  },
  {
    path: paths.watermarks,
    lazy: async () => ({ Component: (await import('../pages/watermarks-page.tsx')).WatermarksPage }),
  },
  { path: paths.trace, lazy: async () => ({ Component: (await import('../pages/trace-page.tsx')).TracePage }) },
  {
    path: paths.conferences,
    lazy: async () => ({ Component: (await import('../pages/conferences-page.tsx')).ConferencesPage }),
  },
  {
    path: `${paths.conferences}/new`,
    lazy: async () => ({ Component: (await import('../pages/new-conference-page.tsx')).NewConferencePage }),
  },
  {
    path: `${paths.conferences}/:id/:tab?`,
    lazy: async () => ({ Component: (await import('../pages/conference-page.tsx')).ConferencePage }),
  },
  { path: paths.orders, lazy: async () => ({ Component: (await import('../pages/orders-page.tsx')).OrdersPage }) },
  { path: paths.refunds, lazy: async () => ({ Component: (await import('../pages/refunds-page.tsx')).RefundsPage }) },
  {
    path: paths.activities,
    lazy: async () => ({ Component: (await import('../pages/activities-page.tsx')).ActivitiesPage }),
  },
  {
    path: `${paths.activities}/:id`,
    lazy: async () => ({ Component: (await import('../pages/activity-page.tsx')).ActivityPage }),
  },
  {
    path: `${paths.activities}/:id/entries`,
    lazy: async () => ({ Component: (await import('../pages/activity-entries-page.tsx')).ActivityEntriesPage }),
  },
  {
    path: `${paths.activities}/:id/votes`,
    lazy: async () => ({ Component: (await import('../pages/activity-votes-page.tsx')).ActivityVotesPage }),
  },
  {
    path: `${paths.activities}/:id/jury`,
    lazy: async () => ({ Component: (await import('../pages/activity-jury-page.tsx')).ActivityJuryPage }),
  },
  {
    path: `${paths.activities}/:id/awards`,
    lazy: async () => ({ Component: (await import('../pages/activity-awards-page.tsx')).ActivityAwardsPage }),
  },
  { path: paths.jury, lazy: async () => ({ Component: (await import('../pages/jury-page.tsx')).JuryPage }) },
  {
    path: `${paths.activities}/:id/objections`,
    lazy: async () => ({ Component: (await import('../pages/activity-objections-page.tsx')).ActivityObjectionsPage }),
  },
  {
    path: `${paths.activities}/:id/entrants`,
    lazy: async () => ({ Component: (await import('../pages/activity-entrants-page.tsx')).ActivityEntrantsPage }),
  },
  {
    path: paths.comments,
    lazy: async () => ({ Component: (await import('../pages/comments-page.tsx')).CommentsPage }),
  },
  {
    path: paths.workReports,
    lazy: async () => ({ Component: (await import('../pages/work-reports-page.tsx')).WorkReportsPage }),
  },
  {
    path: paths.deliveries,
    lazy: async () => ({ Component: (await import('../pages/deliveries-page.tsx')).DeliveriesPage }),
  },
  {
    path: paths.broadcasts,
    lazy: async () => ({ Component: (await import('../pages/broadcasts-page.tsx')).BroadcastsPage }),
  },
  {
    path: paths.feedback,
    lazy: async () => ({ Component: (await import('../pages/feedback-page.tsx')).FeedbackPage }),
  },
  {
    path: paths.invoices,
    lazy: async () => ({ Component: (await import('../pages/invoices-page.tsx')).InvoicesPage }),
  },
  {
    path: paths.packages,
    lazy: async () => ({ Component: (await import('../pages/packages-page.tsx')).PackagesPage }),
  },
  { path: paths.payouts, lazy: async () => ({ Component: (await import('../pages/payouts-page.tsx')).PayoutsPage }) },
  {
    path: paths.reconciliation,
    lazy: async () => ({ Component: (await import('../pages/reconciliation-page.tsx')).ReconciliationPage }),
  },
  {
    path: paths.creditRules,
    lazy: async () => ({ Component: (await import('../pages/credit-rules-page.tsx')).CreditRulesPage }),
  },
  { path: paths.credits, lazy: async () => ({ Component: (await import('../pages/credits-page.tsx')).CreditsPage }) },
  {
    path: paths.mallGoods,
    lazy: async () => ({ Component: (await import('../pages/mall-goods-page.tsx')).MallGoodsPage }),
  },
  {
    path: paths.mallOrders,
    lazy: async () => ({ Component: (await import('../pages/mall-orders-page.tsx')).MallOrdersPage }),
  },
  { path: paths.ledger, lazy: async () => ({ Component: (await import('../pages/ledger-page.tsx')).LedgerPage }) },
  { path: paths.users, lazy: async () => ({ Component: (await import('../pages/users-page.tsx')).UsersPage }) },
  { path: paths.roles, lazy: async () => ({ Component: (await import('../pages/roles-page.tsx')).RolesPage }) },
  {
    path: paths.homeDesign,
    lazy: async () => ({ Component: (await import('../pages/home-design-page.tsx')).HomeDesignPage }),
  },
  {
    path: paths.settings,
    lazy: async () => ({ Component: (await import('../pages/settings-page.tsx')).SettingsPage }),
  },
  { path: paths.theme, lazy: async () => ({ Component: (await import('../pages/theme-page.tsx')).ThemePage }) },
  { path: paths.menus, lazy: async () => ({ Component: (await import('../pages/menus-page.tsx')).MenusPage }) },
  { path: paths.tenants, lazy: async () => ({ Component: (await import('../pages/tenants-page.tsx')).TenantsPage }) },
  { path: paths.units, lazy: async () => ({ Component: (await import('../pages/units-page.tsx')).UnitsPage }) },
  {
    path: paths.loginAttempts,
    lazy: async () => ({ Component: (await import('../pages/login-attempts-page.tsx')).LoginAttemptsPage }),
  },
  { path: paths.jobs, lazy: async () => ({ Component: (await import('../pages/jobs-page.tsx')).JobsPage }) },
  { path: paths.storage, lazy: async () => ({ Component: (await import('../pages/storage-page.tsx')).StoragePage }) },
  {
    path: paths.auditLogs,
    lazy: async () => ({ Component: (await import('../pages/audit-logs-page.tsx')).AuditLogsPage }),
  },
  {
    path: paths.frontEndErrors,
    lazy: async () => ({ Component: (await import('../pages/front-end-errors-page.tsx')).FrontEndErrorsPage }),
  },
  {
    path: paths.smsOutbox,
    lazy: async () => ({ Component: (await import('../pages/sms-outbox-page.tsx')).SmsOutboxPage }),
  },
  {
    path: paths.emailOutbox,
    lazy: async () => ({ Component: (await import('../pages/email-outbox-page.tsx')).EmailOutboxPage }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }) },
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
