import { useRunRecurringJobMutation } from '@tuyuan/api-client/site/job-management.ts';
import { useGetStorageQuery } from '@tuyuan/api-client/site/storage.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button, Progress, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../shared/page-head.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import { Growth } from './growth.tsx';
import { Kinds } from './kinds.tsx';
import { Owners } from './owners.tsx';
import styles from './storage-view.module.css';

const measureJob = 'storage-measure';

/** What the site's files take up, how that grows, whose they are, and what is tidied when. */
export function StorageView() {
  const query = useGetStorageQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const mayMeasure = usePermissions()('Pages.Jobs.Edit');
  const attempt = useAttempt();
  const [run, { isLoading }] = useRunRecurringJobMutation();
  const measure = () => attempt(() => run({ name: measureJob }).unwrap(), '已排进队列，量完后刷新就能看到');
  const total = data?.kinds.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  const originals = data?.kinds.find(({ kind }) => kind === 'orig')?.bytes ?? 0;
  return (
    <>
      <PageHead
        title="存储空间"
        note={data?.measuredAt ? `${formatFileSize(total)}，${shortMoment(data.measuredAt)} 量的` : undefined}
        actions={
          <>
            <Button onClick={() => void query.refetch()} loading={query.isFetching}>
              刷新
            </Button>
            {mayMeasure && (
              <Button onClick={() => void measure()} loading={isLoading}>
                现在量一次
              </Button>
            )}
          </>
        }
      />
      {error !== undefined && data === undefined ? (
        <NotLoaded noun="存储空间" error={error} onRetry={() => void query.refetch()} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <div className={styles.page}>
          <section className={styles.card} aria-label="空间">
            {data.disk && (
              <Room
                title="磁盘"
                used={data.disk.totalBytes - data.disk.freeBytes}
                all={data.disk.totalBytes}
                rest={`剩 ${formatFileSize(data.disk.freeBytes)}`}
              />
            )}
            {data.limitBytes !== null ? (
              <Room title="原图额度" used={originals} all={data.limitBytes} rest="超出后不能再上传" />
            ) : (
              <p className={styles.note}>本站的原图不限额。</p>
            )}
          </section>
          {data.measuredAt === null ? (
            <p className={styles.card}>还没有量过。每天自动量一次，不在打开页面时量，免得拖慢网站。</p>
          ) : (
            <>
              <Kinds kinds={data.kinds} total={total} />
              <Growth days={data.days} />
            </>
          )}
          <Owners owners={data.owners} />
          <section className={styles.card} aria-labelledby="storage-tidy">
            <h2 id="storage-tidy" className={styles.title}>
              可以清理的
            </h2>
            <ul className={styles.rows}>
              <li>
                <Link to={paths.imageTrash}>图片回收站</Link>
                <span>
                  {formatCount(data.trash.images)} 张，{formatFileSize(data.trash.bytes)}
                </span>
                <span className={styles.note}>
                  {data.trash.images === 0
                    ? '现在是空的'
                    : data.trash.nextAt
                      ? `满 30 天自动清除，最早 ${shortMoment(data.trash.nextAt)}；也可以现在清空`
                      : '满 30 天自动清除；也可以现在清空'}
                </span>
              </li>
              <li>
                <span>没传完的图片</span>
                <span>
                  {formatCount(data.idleUploads.uploads)} 个，{formatFileSize(data.idleUploads.bytes)}
                </span>
                <span className={styles.note}>停了 7 天的，每天自动清理</span>
              </li>
            </ul>
          </section>
        </div>
      )}
    </>
  );
}

interface RoomProps {
  readonly title: string;
  readonly used: number;
  readonly all: number;
  readonly rest: string;
}

function Room({ title, used, all, rest }: RoomProps) {
  const percent = all === 0 ? 100 : Math.min(100, (used / all) * 100);
  return (
    <div>
      <p className={styles.room}>
        <strong>{title}</strong>
        <span>
          {formatFileSize(used)} / {formatFileSize(all)}
        </span>
        <span className={styles.note}>{rest}</span>
      </p>
      <Progress
        percent={percent}
        showInfo={false}
        status={percent >= 90 ? 'exception' : 'normal'}
        aria-label={`${title}已用 ${Math.round(percent)}%`}
      />
    </div>
  );
}
