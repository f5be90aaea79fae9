import { useGetMyMenusQuery } from '@tuyuan/api-client/account/account.ts';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { firstPage } from '../features/site/shell/menu-items.tsx';
import { usePermissions } from '../shared/session/session-context.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';
import { StateMessage } from '../shared/states/state-message.tsx';

const Dashboard = lazy(async () => ({ default: (await import('../features/site/dashboard/dashboard.tsx')).Dashboard }));

/** `/admin/`: the dashboard for users who may see it, else the first page they may open. */
export function StartPage() {
  const mayDo = usePermissions();
  if (!mayDo('Pages.Dashboard')) return <FirstPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Dashboard />
    </Suspense>
  );
}

function FirstPage() {
  const { data, error, refetch } = useGetMyMenusQuery();
  if (error !== undefined) {
    return <NotLoaded isPage noun="菜单" error={error} onRetry={refetch} />;
  }
  if (data === undefined) return <PageLoading />;
  const first = firstPage(data.items);
  if (first !== undefined) return <Navigate replace to={first} />;
  return (
    <StateMessage isPage picture="empty" title="这里还没有你的工作">
      你的权限所管的页面还没有开放。需要别的权限，请找本站的管理员。
    </StateMessage>
  );
}
