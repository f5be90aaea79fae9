import { Button } from 'antd';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { StateMessage } from './state-message.tsx';

function textOf(thrown: unknown): string {
  if (isRouteErrorResponse(thrown)) return `${thrown.status} ${thrown.statusText}`;
  // Scripts of an older release are gone from the server after an update.
  const isStale = thrown instanceof TypeError && /import|module/i.test(thrown.message);
  return isStale
    ? '管理台已更新，或者网络断了。重新载入就好。'
    : '这一页的程序出错了，重新载入后再试；仍不行请联系管理员。';
}

/** Shown when a page crashes. The rest of the back office stays usable. */
export function PageFailure() {
  const thrown = useRouteError();
  return (
    <StateMessage
      isPage
      picture="broken"
      title="页面打不开"
      role="alert"
      actions={
        <Button type="primary" onClick={() => location.reload()}>
          重新载入
        </Button>
      }
    >
      {textOf(thrown)}
    </StateMessage>
  );
}
