import { useGetTopicAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { TopicCard } from '../../../shared/topic-card.tsx';
import styles from './topic-list.module.css';
import { readPageNumber, TOPICS_A_PAGE, topicsArgument, topicsPath } from './topic-queries.ts';

/** Shows the editors' topics, newest first, with pagination. */
export function TopicList() {
  const [query] = useSearchParams();
  const name = useSetting('topicAlbumChar') || '专题';
  const page = readPageNumber(query);
  const { currentData, isError, isFetching, refetch } = useGetTopicAlbumsQuery(topicsArgument(page));
  const total = currentData?.totalCount ?? 0;
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.count}>{total > 0 ? `${formatCount(total)} 个，编辑部选片` : '编辑部选片'}</p>
      </header>
      {currentData ? (
        <ul className={styles.list}>
          {currentData.items.map((topic, index) => (
            <li key={topic.id} className={styles.item}>
              <TopicCard topic={topic} isEager={index < 3} />
            </li>
          ))}
        </ul>
      ) : isError && !isFetching ? (
        <ErrorState title="专题没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <div className={styles.list} role="status" aria-label="正在载入专题">
          {['一', '二', '三'].map((key) => (
            <div key={key} className={styles.item}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      )}
      {currentData?.items.length === 0 && (
        <EmptyState
          icon="album"
          title={page === 1 ? '还没有专题' : '这一页没有专题'}
          text={page === 1 ? '专题发布后会出现在这里。' : '专题没有这么多页。'}
          actions={
            <ButtonLink href={page === 1 ? '/gallery?kind=album' : '/album'} size="small">
              {page === 1 ? '先看看图集' : '回到第一页'}
            </ButtonLink>
          }
        />
      )}
      <div className={styles.pages}>
        <Pagination current={page} pageCount={Math.ceil(total / TOPICS_A_PAGE)} hrefOf={topicsPath} />
      </div>
    </PageFrame>
  );
}
