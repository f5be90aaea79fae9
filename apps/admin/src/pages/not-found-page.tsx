import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { StateMessage } from '../shared/states/state-message.tsx';

export function NotFoundPage() {
  return (
    <StateMessage
      isPage
      picture="missing"
      title="找不到这个页面"
      actions={
        <Link to="/">
          <Button type="primary">回管理台首页</Button>
        </Link>
      }
    >
      404：地址可能写错了，或者页面已经搬走。
    </StateMessage>
  );
}
