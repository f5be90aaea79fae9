import { useRunRecurringJobMutation } from '@tuyuan/api-client/site/job-management.ts';
import type { JobQueueState } from '@tuyuan/contract/site/job-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button } from 'antd';
import cell from '../../../shared/list/cell.module.css';
import { actionsColumn, timeColumn } from '../../../shared/list/columns.tsx';
import type { ListColumn } from '../../../shared/list/list-column.ts';
import { type RecordQuery, RecordTable } from '../../../shared/list/record-table.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import styles from './job-section.module.css';
import { jobTitle, paceText } from './job-words.tsx';

interface JobQueuesProps {
  readonly query: RecordQuery<JobQueueState>;
  readonly onShowFailed: (name: string) => void;
}

/** Every kind of job: first what happens by the clock, then what is queued when there is something to do. */
export function JobQueues({ query, onShowFailed }: JobQueuesProps) {
  const mayRun = usePermissions()('Pages.Jobs.Edit');
  const attempt = useAttempt();
  const [run] = useRunRecurringJobMutation();
  const runNow = (name: string) => attempt(() => run({ name }).unwrap(), `「${jobTitle(name)}」已排进队列`);
  const only = (isRecurring: boolean) => ({
    ...query,
    data: query.data && {
      items: query.data.items.filter(({ everySeconds }) => (everySeconds !== null) === isRecurring),
    },
  });
  const counts: ListColumn<JobQueueState>[] = [
    {
      key: 'name',
      title: '任务',
      render: (_, { name, everySeconds }) => (
        <>
          {jobTitle(name)}
          {everySeconds !== null && <div className={cell.minor}>{paceText(everySeconds)}</div>}
        </>
      ),
    },
    { ...countColumn('waiting', '等待'), hide: 'phone' },
    { ...countColumn('running', '在跑'), hide: 'phone' },
    {
      ...countColumn('failed', '失败'),
      render: (_, { name, failed }) =>
        failed === 0 ? (
          <span className={cell.number}>0</span>
        ) : (
          <Button type="link" size="small" danger onClick={() => onShowFailed(name)}>
            {formatCount(failed)}
          </Button>
        ),
    },
    timeColumn<JobQueueState>({ key: 'doneAt', title: '上次做完', at: ({ doneAt }) => doneAt, none: '7 天内没有' }),
  ];
  return (
    <>
      <section className={styles.section} aria-labelledby="recurring-jobs">
        <div className={styles.head}>
          <h2 id="recurring-jobs" className={styles.title}>
            定时任务
          </h2>
        </div>
        <RecordTable
          noun="定时任务"
          source={only(true)}
          rowKey={({ name }) => name}
          scrollWidth={720}
          columns={[
            ...counts,
            timeColumn<JobQueueState>({ key: 'nextAt', title: '下次', at: ({ nextAt }) => nextAt, none: '还没排过' }),
            actionsColumn<JobQueueState>(
              100,
              ({ name }) =>
                mayRun && (
                  <Button type="link" size="small" onClick={() => void runNow(name)}>
                    立即执行
                  </Button>
                ),
            ),
          ]}
          empty="没有定时任务。"
        />
      </section>
      <section className={styles.section} aria-labelledby="queued-jobs">
        <div className={styles.head}>
          <h2 id="queued-jobs" className={styles.title}>
            有事才做的任务
          </h2>
        </div>
        <RecordTable
          noun="任务"
          source={only(false)}
          rowKey={({ name }) => name}
          scrollWidth={560}
          columns={counts}
          empty="近 7 天没有这样的任务。"
        />
      </section>
    </>
  );
}

function countColumn(key: 'waiting' | 'running' | 'failed', title: string): ListColumn<JobQueueState> {
  return {
    key,
    title,
    width: 80,
    align: 'right',
    render: (_, state) => <span className={cell.number}>{formatCount(state[key])}</span>,
  };
}
