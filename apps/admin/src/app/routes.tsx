import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { PageFailure } from '../shared/states/page-failure.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

/** One line per page; the shell round them knows who may see what. */
const pages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/start-page.tsx')).StartPage }) },
  { path: paths.images, lazy: async () => ({ Component: (await import('../pages/images-page.tsx')).ImagesPage }) },
  { path: paths.albums, lazy: async () => ({ Component: (await import('../pages/albums-page.tsx')).AlbumsPage }) },
  {
    path: paths.categories,
    lazy: async () => ({ Component: (await import('../pages/categories-page.tsx')).CategoriesPage }),
  },
  { path: paths.regions, lazy: async () => ({ Component: (await import('../pages/regions-page.tsx')).RegionsPage }) },
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
