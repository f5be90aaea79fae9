import { MapPinOff } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PageFrame } from '../shared/frame/page-frame.tsx';
import { Button } from '../shared/layout/button.tsx';
import { paths } from '../shared/paths.ts';
import { EmptyView } from '../shared/states/empty-view.tsx';

export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <PageFrame title="页面不存在" hasTabs={false}>
      <EmptyView
        icon={MapPinOff}
        title="页面不存在"
        text="地址可能写错了，或者这一页已经撤下。"
        action={
          <Button isPrimary size="large" onClick={() => void navigate(paths.index, { replace: true })}>
            去会议首页
          </Button>
        }
      />
    </PageFrame>
  );
}
