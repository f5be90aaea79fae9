import { useGetMyMenusQuery } from '@tuyuan/api-client/account/account.ts';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { conferenceAt } from '../features/conference/frame/conference-at.ts';
import { BackOfficeLayout } from '../features/site/shell/back-office-layout.tsx';
import { SignedInOnly } from '../features/site/shell/signed-in-only.tsx';
import { pagePermission } from '../shared/page-permission.ts';
import { conferencePath, paths } from '../shared/paths.ts';
import { usePermissions } from '../shared/session/session-context.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';
import { useMayOpen } from '../shared/use-may-open.ts';

const Forbidden = lazy(async () => ({ default: (await import('../shared/states/forbidden.tsx')).Forbidden }));
const ConferenceSideMenu = lazy(async () => ({
  default: (await import('../features/conference/frame/conference-side-menu.tsx')).ConferenceSideMenu,
}));
const ConferenceName = lazy(async () => ({
  default: (await import('../features/conference/frame/conference-name.tsx')).ConferenceName,
}));

/** Renders pages in the back office's frame, for users with a permission here. */
export function ShellPage() {
  return (
    <SignedInOnly>
      <OpenShell />
    </SignedInOnly>
  );
}

function OpenShell() {
  const { pathname } = useLocation();
  const mayDo = usePermissions();
  const inner = useInnerMenu(pathname);
  const { data, isLoading } = useGetMyMenusQuery();
  const needed = pagePermission(pathname);
  if (isLoading) return <PageLoading />;
  return (
    <BackOfficeLayout menu={data?.items ?? []} inner={inner}>
      {needed !== undefined && !mayDo(needed) ? (
        <Suspense fallback={<PageLoading />}>
          <Forbidden permission={needed} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </BackOfficeLayout>
  );
}

/** Inside a conference its own pages are the menu. */
function useInnerMenu(pathname: string) {
  const mayOpen = useMayOpen();
  const place = conferenceAt(pathname);
  if (!place || !mayOpen(conferencePath(place.id))) return undefined;
  const { id, page } = place;
  return {
    parentPath: paths.conferences,
    name: (
      <Suspense>
        <ConferenceName id={id} />
      </Suspense>
    ),
    render: (frame: { readonly isFolded: boolean; readonly onLeave: () => void }) => (
      <Suspense>
        <ConferenceSideMenu id={id} activeKey={page.key} {...frame} />
      </Suspense>
    ),
  };
}
