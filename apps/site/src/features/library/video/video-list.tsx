import { useGetVideosQuery } from '@tuyuan/api-client/library/video-data.ts';
import { videoLengths, videosPerPage } from '@tuyuan/contract/library/video-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Select } from '@tuyuan/ui/select.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../shared/paged-list/paged-list.tsx';
import { VideoGrid } from '../../../shared/video-grid.tsx';
import { CategorySelect } from './category-select.tsx';
import { lengthWords, readVideoFilter, sides, type VideoFilter, videosArgument, videosPath } from './video-filter.ts';

/** Shows the published videos, by category, length and resolution. */
export function VideoList() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readVideoFilter(params);
  const isWhole = videosPath({ ...filter, sort: 'newest' }) === '/video';
  const change = (patch: Partial<VideoFilter>) =>
    void navigate(videosPath({ ...filter, page: 1, ...patch }), { preventScrollReset: true });
  return (
    <PagedList
      title="视频"
      noteOf={(total) => (total === undefined ? '' : `${formatCount(total)} 段`)}
      tools={
        <>
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
        </>
      }
      query={useGetVideosQuery(videosArgument(filter))}
      page={filter.page}
      perPage={videosPerPage}
      hrefOf={(page) => videosPath({ ...filter, page })}
      empty={
        isWhole
          ? {
              icon: 'video',
              title: '还没有视频',
              text: '视频发布后会出现在这里。',
              href: '/gallery',
              hrefText: '先看看图片',
            }
          : {
              icon: 'video',
              title: '没有这样的视频',
              text: '换个条件试试。',
              href: '/video',
              hrefText: '看全部视频',
            }
      }
    >
      {(videos) => <VideoGrid videos={videos} label="视频" eager={6} />}
    </PagedList>
  );
}
