import { useGetMyMenusQuery } from '@tuyuan/api-client/account/account.ts';
import { Outlet, useLocation } from 'react-router-dom';
import { BackOfficeLayout } from '../features/site/shell/back-office-layout.tsx';
import { SignedInOnly } from '../features/site/shell/signed-in-only.tsx';
import { pagePermission } from '../shared/page-permission.ts';
import { usePermissions } from '../shared/session/session-context.tsx';
import { Forbidden } from '../shared/states/forbidden.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

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
  const { data, isLoading } = useGetMyMenusQuery();
  const needed = pagePermission(pathname);
  // The frame opens the menu's groups only on its first render, so it waits for the menu.
  if (isLoading) return <PageLoading />;
  return (
    <BackOfficeLayout menu={data?.items ?? []}>
      {needed !== undefined && !mayDo(needed) ? <Forbidden permission={needed} /> : <Outlet />}
    </BackOfficeLayout>
  );
}
