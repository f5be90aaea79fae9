import { indexDataApi } from '@tuyuan/api-client/index-data.ts';
import type { RouteObject } from 'react-router-dom';
import { PageError } from './page-error.ts';
import { pageRoute } from './page-route.ts';
import { pageStore } from './page-store.ts';
import type { RouteContext } from './route-context.ts';
import { RouteError } from './route-error.tsx';
import { SiteLayout } from './site-layout.tsx';

/** Every route of the site. A page's second argument names its file for the build's manifest: keep both the same. */
export function createRoutes(context: RouteContext): RouteObject[] {
  const shell = pageStore(context.store);
  const pages = [
    pageRoute(context, '/', 'src/pages/home.tsx', () => import('../pages/home.tsx')),
    pageRoute(context, '/gallery', 'src/pages/gallery.tsx', () => import('../pages/gallery.tsx')),
    pageRoute(context, '/search/photo', 'src/pages/search-photo.tsx', () => import('../pages/search-photo.tsx')),
    pageRoute(context, '/search/gallery', 'src/pages/search-gallery.tsx', () => import('../pages/search-gallery.tsx')),
    pageRoute(
      context,
      '/search/photographer',
      'src/pages/search-photographer.tsx',
      () => import('../pages/search-photographer.tsx'),
    ),
    pageRoute(context, '/photo', 'src/pages/photo.tsx', () => import('../pages/photo.tsx')),
    pageRoute(context, '/gallery/detail', 'src/pages/gallery-detail.tsx', () => import('../pages/gallery-detail.tsx')),
    pageRoute(context, '/category', 'src/pages/category.tsx', () => import('../pages/category.tsx')),
    pageRoute(context, '/album', 'src/pages/album.tsx', () => import('../pages/album.tsx')),
    pageRoute(context, '/album/list', 'src/pages/album-list.tsx', () => import('../pages/album-list.tsx')),
    pageRoute(
      context,
      '/photographer/userinfo',
      'src/pages/photographer-userinfo.tsx',
      () => import('../pages/photographer-userinfo.tsx'),
    ),
    pageRoute(
      context,
      '/photographer/gallery',
      'src/pages/photographer-gallery.tsx',
      () => import('../pages/photographer-gallery.tsx'),
    ),
    pageRoute(
      context,
      '/photographer/photo',
      'src/pages/photographer-photo.tsx',
      () => import('../pages/photographer-photo.tsx'),
    ),
    pageRoute(
      context,
      '/photographer/rank',
      'src/pages/photographer-rank.tsx',
      () => import('../pages/photographer-rank.tsx'),
    ),
    pageRoute(context, '/account', 'src/pages/account.tsx', () => import('../pages/account.tsx')),
    pageRoute(context, '/Error', 'src/pages/error.tsx', () => import('../pages/error.tsx')),
  ];
  return [
    {
      id: 'site',
      Component: SiteLayout,
      HydrateFallback: () => null,
      // The shell's own data is loaded once; its components follow it from there.
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
