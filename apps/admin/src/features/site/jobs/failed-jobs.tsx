import {
  useGetFailedJobsQuery,
  useRetryAllJobsMutation,
  useRetryJobsMutation,
} from '@tuyuan/api-client/site/job-management.ts';
import type { FailedJob, JobQueueState } from '@tuyuan/contract/site/job-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { App, Button, Popconfirm, Select } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { RecordTable } from '../../../shared/list/record-table.tsx';
import { shortTime } from '../../../shared/list/short-time.ts';
import { usePages } from '../../../shared/list/use-pages.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './job-section.module.css';
import { JobSubject, jobTitle } from './job-words.tsx';

interface FailedJobsProps {
  /** Only of these kinds; of all when empty. */
  readonly names: readonly string[];
  readonly queues: readonly JobQueueState[];
  readonly onShow: (names: readonly string[]) => void;
}

/** Jobs that failed for good, with another try for one or all of them. */
export function FailedJobs({ names, queues, onShow }: FailedJobsProps) {
  const pages = usePages(20);
  const query = useGetFailedJobsQuery({ ...pages.request, names: [...names] }, { refetchOnMountOrArgChange: true });
  const mayRetry = usePermissions()('Pages.Jobs.Edit');
  const { message } = App.useApp();
  const attempt = useAttempt();
  const [retry] = useRetryJobsMutation();
  const [retryAll, { isLoading }] = useRetryAllJobsMutation();
  const total = query.data?.totalCount ?? 0;
  const retryOne = ({ id }: FailedJob) =>
    attempt(async () => {
      const { retried } = await retry({ ids: [id] }).unwrap();
      message.success(retried > 0 ? '已排进队列，马上再试一次' : '这个任务已经在队列里，或已做完');
    });
  const retryShown = () =>
    attempt(async () => {
      const { retried } = await retryAll({ names: [...names] }).unwrap();
      message.success(`${formatCount(retried)} 个任务已排进队列`);
    });
  const kinds = [...new Set([...queues.filter(({ failed }) => failed > 0).map(({ name }) => name), ...names])];
  return (
    <section className={styles.section} aria-labelledby="failed-jobs">
      <div className={styles.head}>
        <h2 id="failed-jobs" className={styles.title}>
          失败的任务
        </h2>
        <Select
          mode="multiple"
          className={styles.filter ?? ''}
          aria-label="只看这些任务"
          placeholder="全部任务"
          allowClear
          value={[...names]}
          options={kinds.map((name) => ({ value: name, label: jobTitle(name) }))}
          onChange={onShow}
        />
        {mayRetry && (
          <Popconfirm
            title={`再试 ${formatCount(total)} 个失败的任务？`}
            okText="全部重试"
            cancelText="不了"
            disabled={total === 0}
            onConfirm={() => void retryShown()}
          >
            <Button disabled={total === 0} loading={isLoading}>
              全部重试
            </Button>
          </Popconfirm>
        )}
      </div>
      <RecordTable
        noun="失败的任务"
        source={query}
        rowKey={({ id }) => id}
        columns={columnsFor(mayRetry && ((job) => void retryOne(job)))}
        pages={pages}
        {...(total > 0 && { scrollWidth: 640 })}
        empty={names.length > 0 ? '这些任务没有失败的。' : '没有失败的任务。失败后自动重试还不成的，会留在这里 7 天。'}
      />
    </section>
  );
}

function columnsFor(retry: false | ((job: FailedJob) => void)): ListColumn<FailedJob>[] {
  return [
    {
      key: 'name',
      title: '任务',
      width: 180,
      render: (_, { name, subjects }) => (
        <>
          {jobTitle(name)}
          <div className={cell.minor}>
            {subjects.map((subject, index) => (
              <span key={subject.name}>
                {index > 0 && '，'}
                <JobSubject subject={subject} />
              </span>
            ))}
          </div>
        </>
      ),
    },
    {
      key: 'error',
      title: '错误',
      render: (_, { error, tries, failedAt }) => (
        <>
          <span className={styles.error}>{error || '没有留下说明，详情在服务器日志里'}</span>
          <div className={cell.minor}>
            试了 {tries} 次，{shortTime(failedAt, new Date())} 失败
          </div>
        </>
      ),
    },
    timeColumn({ key: 'createdAt', title: '排进队列', hide: 'phone', at: ({ createdAt }) => createdAt }),
    actionsColumn(
      80,
      (job) =>
        retry !== false && (
          <Button type="link" size="small" onClick={() => retry(job)}>
            重试
          </Button>
        ),
    ),
  ];
}
