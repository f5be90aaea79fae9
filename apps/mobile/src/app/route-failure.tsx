import { useRouteError } from 'react-router-dom';
import { PageFrame } from '../shared/frame/page-frame.tsx';
import { FailureView } from '../shared/states/failure-view.tsx';

function textOf(thrown: unknown): string {
  // Scripts of an older release are gone from the server after an update.
  const isStale = thrown instanceof TypeError && /import|module/i.test(thrown.message);
  return isStale ? '应用已更新，或者网络断了。重新载入就好。' : '这一页的程序出错了，重新载入后再试。';
}

/** Shown when a page crashes; the tabs below still work. */
export function RouteFailure() {
  const thrown = useRouteError();
  return (
    <PageFrame title="页面打不开">
      <FailureView title="页面打不开" text={textOf(thrown)} retryText="重新载入" onRetry={() => location.reload()} />
    </PageFrame>
  );
}
