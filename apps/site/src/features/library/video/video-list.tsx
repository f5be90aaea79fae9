import { useGetVideosQuery } from '@tuyuan/api-client/library/video-data.ts';
import { videoLengths, videosPerPage } from '@tuyuan/contract/library/video-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Select } from '@tuyuan/ui/select.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { VideoGrid } from '../../../shared/video-grid.tsx';
import { CategorySelect } from './category-select.tsx';
import { lengthWords, readVideoFilter, sides, type VideoFilter, videosArgument, videosPath } from './video-filter.ts';
import styles from './video-list.module.css';

/** Shows the published videos, by category, length and resolution. */
export function VideoList() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readVideoFilter(query);
  const { currentData, isError, isFetching, refetch } = useGetVideosQuery(videosArgument(filter));
  const total = currentData?.totalCount ?? 0;
  const isFiltered = filter.categoryId ?? filter.unitId ?? filter.length ?? filter.minSide;
  const change = (patch: Partial<VideoFilter>) =>
    void navigate(videosPath({ ...filter, page: 1, ...patch }), { preventScrollReset: true });
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>
          视频 <span className={styles.count}>{currentData && `${formatCount(total)} 段`}</span>
        </h1>
        <search className={styles.filters} aria-label="筛选视频">
          <CategorySelect value={filter.categoryId} onChange={(categoryId) => change({ categoryId })} />
          <Select
            label="时长"
            value={filter.length ?? ''}
            options={[
              { value: '', label: '时长' },
              ...videoLengths.map((value) => ({ value, label: lengthWords[value] })),
            ]}
            onChange={(value) => change({ length: videoLengths.find((each) => each === value) })}
          />
          <Select
            label="清晰度"
            value={String(filter.minSide ?? '')}
            options={[
              { value: '', label: '清晰度' },
              ...sides.map(({ side, label }) => ({ value: String(side), label })),
            ]}
            onChange={(value) => change({ minSide: value === '' ? undefined : Number(value) })}
          />
          <Select
            label="排序"
            value={filter.sort}
            options={[
              { value: 'newest', label: '最新' },
              { value: 'hottest', label: '播放最多' },
            ]}
            onChange={(sort) => change({ sort })}
          />
        </search>
      </header>
      {currentData ? (
        <VideoGrid videos={currentData.items} label="视频" eager={6} />
      ) : isError && !isFetching ? (
        <ErrorState title="视频没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <div className={styles.waiting} role="status" aria-label="正在载入视频">
          {['一', '二', '三'].map((key) => (
            <Skeleton key={key} height={220} />
          ))}
        </div>
      )}
      {currentData?.items.length === 0 && (
        <EmptyState
          icon="video"
          title={isFiltered === undefined && filter.page === 1 ? '还没有视频' : '没有这样的视频'}
          text={isFiltered === undefined && filter.page === 1 ? '视频发布后会出现在这里。' : '换个条件试试。'}
          actions={
            <ButtonLink href={isFiltered === undefined && filter.page === 1 ? '/gallery' : '/video'} size="small">
              {isFiltered === undefined && filter.page === 1 ? '先看看图片' : '看全部视频'}
            </ButtonLink>
          }
        />
      )}
      <div className={styles.pages}>
        <Pagination
          current={filter.page}
          pageCount={Math.ceil(total / videosPerPage)}
          hrefOf={(page) => videosPath({ ...filter, page })}
        />
      </div>
    </PageFrame>
  );
}
