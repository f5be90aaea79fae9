import { useGetIndexVideosQuery } from '@tuyuan/api-client/library/video-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { VideoGrid } from '../../../shared/video-grid.tsx';
import { HomeSection } from './home-section.tsx';

/** Shows published videos; asked for by the browser. Renders nothing if there are none. */
export function VideoBlock({ title, count, sort, categoryId }: HomeBlock) {
  const { data, isLoading } = useGetIndexVideosQuery({ count, sort, ...(categoryId !== null && { categoryId }) });
  if (!isLoading && !data?.items.length) return null;
  const more = { href: categoryId === null ? '/video' : `/video?categoryId=${categoryId}`, label: '全部视频' };
  return (
    <HomeSection title={title || '视频'} more={more}>
      {data ? (
        <VideoGrid videos={data.items} label={title || '视频'} />
      ) : (
        <div role="status" aria-label="正在载入视频">
          <Skeleton height={280} />
        </div>
      )}
    </HomeSection>
  );
}
