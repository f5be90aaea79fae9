import { useGetConferenceVersionsQuery } from '@tuyuan/api-client/conference/conference-management.ts';
import type { ConferenceVersion } from '@tuyuan/contract/conference/publishing.ts';
import { Button, Skeleton, Timeline } from 'antd';
import { useState } from 'react';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';
import { PublishChanges } from './publish-changes.tsx';
import styles from './version-history.module.css';

const PAGE = 10;
/** The wire's limit per call. */
const MOST = 100;

/** What was published when and by whom, newest first, each with its changes. */
export function VersionHistory({ id }: { readonly id: number }) {
  const [count, setCount] = useState(PAGE);
  const { data, error, isFetching, refetch } = useGetConferenceVersionsQuery({ id, maxResultCount: count });
  if (error !== undefined && data === undefined && !isFetching)
    return <NotLoaded noun="版本" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (data.items.length === 0)
    return (
      <StateMessage picture="empty" title="还没有发布过">
        第一次发布后，这里留下每一版是谁在什么时候发布的、改了什么。
      </StateMessage>
    );
  return (
    <>
      <Timeline
        className={styles.history ?? ''}
        items={data.items.map((version) => ({ key: version.number, content: <Version version={version} /> }))}
      />
      {data.totalCount > data.items.length && count < MOST && (
        <Button loading={isFetching} onClick={() => setCount(MOST)}>
          看更早的
        </Button>
      )}
    </>
  );
}

function Version({
  version: { number, note, publishedBy, publishedAt, changes },
}: {
  readonly version: ConferenceVersion;
}) {
  return (
    <section aria-label={`第 ${number} 版`}>
      <div className={styles.head}>
        <strong>第 {number} 版</strong>
        <span>{publishedBy === '' ? '发布' : `${publishedBy} 发布`}</span>
        <time>{fullMoment(publishedAt)}</time>
      </div>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <PublishChanges changes={changes} empty="基本信息和报名表没有变化" />
    </section>
  );
}
