import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import type { RouteObject } from 'react-router-dom';
import type { Page } from '../shared/page.ts';
import { PageError } from './page-error.ts';
import { pageRoute } from './page-route.ts';
import { pageStore } from './page-store.ts';
import type { RouteContext } from './route-context.ts';
import { RouteError } from './route-error.tsx';
import { SiteLayout } from './site-layout.tsx';

type PageRow = readonly [path: string, file: string, load: () => Promise<{ readonly page: Page }>];

/** Public pages: address, file below src/pages (the key in the build's manifest), code. */
const publicPages: readonly PageRow[] = [
  ['/', 'home', () => import('../pages/home.tsx')],
  ['/gallery', 'gallery', () => import('../pages/gallery.tsx')],
  ['/gallery/detail', 'gallery-detail', () => import('../pages/gallery-detail.tsx')],
  ['/search/photo', 'search-photo', () => import('../pages/search-photo.tsx')],
  ['/search/gallery', 'search-gallery', () => import('../pages/search-gallery.tsx')],
  ['/search/photographer', 'search-photographer', () => import('../pages/search-photographer.tsx')],
  ['/photo', 'photo', () => import('../pages/photo.tsx')],
  ['/category', 'category', () => import('../pages/category.tsx')],
  ['/album', 'album', () => import('../pages/album.tsx')],
  ['/album/list', 'album-list', () => import('../pages/album-list.tsx')],
  ['/photographer/userinfo', 'photographer-userinfo', () => import('../pages/photographer-userinfo.tsx')],
  ['/photographer/gallery', 'photographer-gallery', () => import('../pages/photographer-gallery.tsx')],
  ['/photographer/photo', 'photographer-photo', () => import('../pages/photographer-photo.tsx')],
  ['/photographer/rank', 'photographer-rank', () => import('../pages/photographer-rank.tsx')],
  ['/conference', 'conference', () => import('../pages/conference.tsx')],
  ['/conference/detail', 'conference-detail', () => import('../pages/conference-detail.tsx')],
  ['/conference/brief', 'conference-brief', () => import('../pages/conference-brief.tsx')],
  ['/Error', 'error', () => import('../pages/error.tsx')],
];

/** Pages whose list is loaded with the first of them. Their file is named like their address unless given below. */
const latePaths = (
  '/imagePreviewer /book /flip /account /account/register /account/register/success /account/reset /account/reset/success /account/scan ' +
  '/account/oauth /account/oauth/verifyMobile /oauth /loginByApp /pong /user/main/thirdpaty /user/main/externalAccBind ' +
  '/video /video/detail /article /article/detail /article/more /article/notice /article/TopMenu /help /unit /attend /user/center /user/upload /user/main/profile/data /user/main/profile/grapher /user/main/author /user/main/apply ' +
  '/user/main/works/photo /user/main/works/gallery /user/main/works/copies /gallery/share /gallery/activityQrCodeTip /user/main/safety /user/main/conference /user/main/orders /user/payment/cart ' +
  '/user/main/collection/photo /user/main/collection/gallery /user/main/collection/article /collection/share /user/main/follow /user/main/recent /user/main/subscribe /user/main/notification/:part /user/main/feedback /user/main/feedback/edit /user/main/point /credits /mall /mall/info /mall/order /mall/order/detail /mall/pay ' +
  '/user/main/invoice/apply /user/main/invoice/info /user/main/authtrade /user/main/profit/balance /user/main/profit/income /user/payment/confirm /single /conference/detail/QRCodeTip /conference/navigate /conference/detail/attachment ' +
  '/activity/regtype /activity/myworks /activity/detail/contribution /workdetail /user/uploadVote /user/main/activity ' +
  '/activity /activity/brief /activity/detail /activity/detail/description /activity/detail/comment /activity/detail/all /activity/detail/rank /activity/detail/awards /activity/vote /activity/voteme /activity/navigate /activity/QRCodeTip /conference/BriefWide /vr /vr/detail /vr/mobile /demo /demo/:name'
).split(' ');

const fileNames: Readonly<Record<string, string>> = {
  '/account': 'account/log-in',
  '/article/more': 'article',
  '/article/TopMenu': 'article/top-menu',
  '/collection/share': 'collection-share',
  '/gallery/activityQrCodeTip': 'activity/gallery-phone',
  '/gallery/share': 'gallery-share',
  '/conference/detail/QRCodeTip': 'conference-phone',
  '/conference/navigate': 'conference-navigate',
  '/conference/detail/attachment': 'conference-attachment',
  '/conference/BriefWide': 'conference-brief-wide',
  '/activity/detail': 'activity/brief',
  '/activity/QRCodeTip': 'activity/phone',
  '/user/main/notification/:part': 'user/main/notification',
  '/demo': 'demo/index',
  '/demo/:name': 'demo/part',
};

function latePage(path: string): PageRow {
  const file = fileNames[path] ?? path.slice(1).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [path, file, async () => (await import('./late-pages.ts')).loadLatePage(file)];
}

/** Every route of the site. */
export function createRoutes(context: RouteContext): RouteObject[] {
  const shell = pageStore(context.store);
  const pages = [...publicPages, ...latePaths.map(latePage)].map(([path, file, load]) =>
    pageRoute(context, path, `src/pages/${file}.tsx`, load),
  );
  return [
    {
      id: 'site',
      Component: SiteLayout,
      HydrateFallback: () => null,
      // The shell's own data is loaded once; its components keep it current.
      shouldRevalidate: () => false,
      loader: async () => {
        await shell.tryLoad(indexDataApi.endpoints.getHomeNavigation.initiate());
        await shell.tryLoad(indexDataApi.endpoints.getFriendLinks.initiate());
        return null;
      },
      children: [
        {
          ErrorBoundary: RouteError,
          children: [...pages, { path: '*', loader: () => Promise.reject(new PageError(404)) }],
        },
      ],
    },
  ];
}
