import { ReloadOutlined } from '@ant-design/icons';
import { useGetJobQueuesQuery } from '@tuyuan/api-client/site/job-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { JobQueues } from './job-queues.tsx';

const pollMs = 10_000;

/** The background jobs of the site: what failed, how each queue stands, what happens by the clock. */
export function JobDesk() {
  const query = useGetJobQueuesQuery(undefined, {
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [search, setSearch] = useSearchParams();
  const items = query.data?.items ?? [];
  const sum = (key: 'waiting' | 'running' | 'failed') => items.reduce((total, item) => total + item[key], 0);
  // A kind that isn't there any more would hide every failure.
  const names = search.getAll('kind');
  const show = (kinds: readonly string[]) => setSearch({ kind: [...kinds] }, { replace: true });
  return (
    <>
      <PageHead
        title="后台任务"
        note={
          query.data &&
          `等待 ${formatCount(sum('waiting'))}，在跑 ${formatCount(sum('running'))}，失败 ${formatCount(sum('failed'))}`
        }
        actions={
          <Button icon={<ReloadOutlined />} loading={query.isFetching} onClick={() => void query.refetch()}>
            刷新
          </Button>
        }
      />
      <FailedJobs key={names.join()} names={names} queues={items} onShow={show} />
      <JobQueues query={query} onShowFailed={(name) => show([name])} />
    </>
  );
}
