import { useGetMyMenusQuery } from '@tuyuan/api-client/account.ts';
import { Button } from 'antd';
import { Navigate } from 'react-router-dom';
import { firstPage } from '../features/shell/menu-items.tsx';
import { failureText } from '../shared/failure-text.ts';
import { PageLoading } from '../shared/states/page-loading.tsx';
import { StateMessage } from '../shared/states/state-message.tsx';

/** `/admin/`: on to the first page this person may open. */
export function StartPage() {
  const { data, error, refetch } = useGetMyMenusQuery();
  if (error !== undefined) {
    return (
      <StateMessage
        isPage
        picture="broken"
        title="菜单没取到"
        role="alert"
        actions={
          <Button type="primary" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        {failureText(error)}
      </StateMessage>
    );
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
