import { MapPinOff } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageFrame } from '../shared/frame/page-frame.tsx';
import { homeOf } from '../shared/home-of.ts';
import { Button } from '../shared/layout/button.tsx';
import { paths } from '../shared/paths.ts';
import { EmptyView } from '../shared/states/empty-view.tsx';

export function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = homeOf(pathname);
  return (
    <PageFrame title="页面不存在" hasTabs={false}>
      <EmptyView
        icon={MapPinOff}
        title="页面不存在"
        text="地址可能写错了，或者这一页已经撤下。"
        action={
          <Button isPrimary size="large" onClick={() => void navigate(home, { replace: true })}>
            {home === paths.activities ? '看全部活动' : '去会议首页'}
          </Button>
        }
      />
    </PageFrame>
  );
}
