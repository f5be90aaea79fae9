import type { ConferenceSession } from '@tuyuan/session/conference-session.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { wallIdOf } from '../shared/meeting/wall-id.ts';
import { paths } from '../shared/paths.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';

type LoadPage = () => Promise<ComponentType>;

/** One line per page, in the order of the addresses; a page's file is named like its address. */
function meetingPages(meeting: ConferenceSession): RouteObject[] {
  /** A page open to anyone with its address. */
  const openPage = (path: string, load: LoadPage): RouteObject => ({
    path: path === '' ? '/meeting' : `/meeting/${path}`,
    lazy: async () => ({ Component: await load() }),
  });
  /** A page for users logged in by ticket; others log in first and return, unless the address is open to them. */
  const ticketPage = (
    path: string,
    load: LoadPage,
    isOpenAt = (_query: URLSearchParams): boolean => false,
  ): RouteObject => ({
    ...openPage(path, load),
    loader: ({ request }) => {
      const { pathname, search, searchParams } = new URL(request.url);
      if (meeting.isLoggedIn || isOpenAt(searchParams)) return null;
      // The loader's address has no hash; a poster's secret stands there.
      const wanted = `${pathname}${search}${location.pathname === pathname ? location.hash : ''}`;
      // On other pages `id` belongs to the displayed item.
      const id = path === 'maner' ? searchParams.get('id') : null;
      return redirect(`/meeting/login?${new URLSearchParams({ ...(id !== null && { id }), returnUrl: wanted })}`);
    },
  });
  return [
    ticketPage('', async () => (await import('../pages/meeting/index-page.tsx')).IndexPage),
    ticketPage('attendees', async () => (await import('../pages/meeting/attendees-page.tsx')).AttendeesPage),
    ticketPage('calendar', async () => (await import('../pages/meeting/calendar-page.tsx')).CalendarPage),
    ticketPage('duty', async () => (await import('../pages/meeting/duty-page.tsx')).DutyPage),
    ticketPage('info', async () => (await import('../pages/meeting/info-page.tsx')).InfoPage),
    ticketPage('interaction', async () => (await import('../pages/meeting/interaction-page.tsx')).InteractionPage),
    openPage('introduce', async () => (await import('../pages/meeting/introduce-page.tsx')).IntroducePage),
    ticketPage(
      'live',
      async () => (await import('../pages/meeting/live-page.tsx')).LivePage,
      (query) => wallIdOf(query) !== null,
    ),
    openPage('login', async () => (await import('../pages/meeting/login-page.tsx')).LoginPage),
    ticketPage('maner', async () => (await import('../pages/meeting/maner-page.tsx')).ManerPage),
    ticketPage('material', async () => (await import('../pages/meeting/material-page.tsx')).MaterialPage),
    ticketPage('actsign', async () => (await import('../pages/meeting/actsign-page.tsx')).ActsignPage),
    ticketPage('checker', async () => (await import('../pages/meeting/checker-page.tsx')).CheckerPage),
    ticketPage('ticket', async () => (await import('../pages/meeting/ticket-page.tsx')).TicketPage),
    ticketPage('voucher', async () => (await import('../pages/meeting/voucher-page.tsx')).VoucherPage),
    ticketPage('mine', async () => (await import('../pages/meeting/mine-page.tsx')).MinePage),
    ticketPage('notice', async () => (await import('../pages/meeting/notice-page.tsx')).NoticePage),
    ticketPage('office', async () => (await import('../pages/meeting/office-page.tsx')).OfficePage),
    ticketPage('schedule', async () => (await import('../pages/meeting/schedule-page.tsx')).SchedulePage),
    ticketPage('stayplan', async () => (await import('../pages/meeting/stayplan-page.tsx')).StayplanPage),
    ticketPage('trafficplan', async () => (await import('../pages/meeting/trafficplan-page.tsx')).TrafficplanPage),
  ];
}

/** Pages of activities, open to everyone; what needs an account asks for it where it is done. */
const activityPage = (path: string, load: LoadPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const activityPages: readonly RouteObject[] = [
  activityPage(paths.activities, async () => (await import('../pages/mobile/index-page.tsx')).IndexPage),
  activityPage(paths.activityAll, async () => (await import('../pages/mobile/activity-all-page.tsx')).ActivityAllPage),
  // The choice of the order is a sheet over the wall, which stays as it is behind it.
  activityPage(paths.activitySort, async () => (await import('../pages/mobile/activity-all-page.tsx')).ActivityAllPage),
  activityPage(
    paths.activityRank,
    async () => (await import('../pages/mobile/activity-rankings-page.tsx')).ActivityRankingsPage,
  ),
  activityPage(
    paths.activityComment,
    async () => (await import('../pages/mobile/activity-comment-page.tsx')).ActivityCommentPage,
  ),
  activityPage(
    paths.activityContribute,
    async () => (await import('../pages/mobile/activity-contribute-page.tsx')).ActivityContributePage,
  ),
  activityPage(
    paths.activityAchievements,
    async () => (await import('../pages/mobile/activity-achievements-page.tsx')).ActivityAchievementsPage,
  ),
  activityPage(paths.activityDetail, async () => (await import('../pages/mobile/detail-page.tsx')).DetailPage),
  activityPage(paths.ownWorks, async () => (await import('../pages/mobile/production-page.tsx')).ProductionPage),
  activityPage(paths.activityBrief, async () => (await import('../pages/mobile/brief-page.tsx')).BriefPage),
  activityPage(paths.activityMenu, async () => (await import('../pages/mobile/menu-page.tsx')).MenuPage),
  activityPage(
    paths.work,
    async () => (await import('../pages/mobile/productiondetail-page.tsx')).ProductiondetailPage,
  ),
];

export function createRouter(meeting: ConferenceSession) {
  return createBrowserRouter([
    {
      path: '/',
      Component: Shell,
      // Catches crashes of the frame around the pages.
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            ...meetingPages(meeting),
            ...activityPages,
            { path: '/mobile/index', loader: () => redirect(paths.activities) },
            {
              path: '/mobile/activity',
              loader: ({ request }) => {
                const { search, searchParams } = new URL(request.url);
                return redirect(searchParams.has('id') ? `${paths.activityBrief}${search}` : paths.activities);
              },
            },
            { path: '/meeting/index', loader: () => redirect('/meeting') },
            { path: '/meeting/manner', loader: () => redirect('/meeting/maner') },
            {
              path: '*',
              lazy: async () => ({ Component: (await import('../pages/not-found-page.tsx')).NotFoundPage }),
            },
          ],
        },
      ],
    },
  ]);
}
