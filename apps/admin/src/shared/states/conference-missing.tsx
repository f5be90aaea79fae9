import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { NotLoaded } from './not-loaded.tsx';
import { PageLoading } from './page-loading.tsx';
import { StateMessage } from './state-message.tsx';

/** Returns whether the conference was deleted or never existed. */
export function isGone(error: unknown): boolean {
  return isApiFailure(error) && error.status === 404;
}

interface ConferenceMissingProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => unknown;
}

/** Replaces a conference that is not available: loading, failed to load, or deleted. */
export function ConferenceMissing({ error, isFetching, onRetry }: ConferenceMissingProps) {
  if (error === undefined || isFetching) return <PageLoading />;
  if (!isGone(error)) return <NotLoaded isPage noun="会议" error={error} onRetry={onRetry} />;
  return (
    <StateMessage
      isPage
      picture="missing"
      title="找不到这场会议"
      actions={
        <Link to={paths.conferences}>
          <Button type="primary">看全部会议</Button>
        </Link>
      }
    >
      它可能已经删除，或者地址写错了。
    </StateMessage>
  );
}
