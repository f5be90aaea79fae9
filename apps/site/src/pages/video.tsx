import { albumCategoryDataApi } from '@tuyuan/api-client/library/album-category-data.ts';
import { videoDataApi } from '@tuyuan/api-client/library/video-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import { readVideoFilter, videosArgument, videosPath } from '../features/library/video/video-filter.ts';
import { VideoList } from '../features/library/video/video-list.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: VideoList,
  async prefetch(store, { url }) {
    const filter = readVideoFilter(url.searchParams);
    const [videos] = await Promise.all([
      store.load(videoDataApi.endpoints.getVideos.initiate(videosArgument(filter))),
      store.tryLoad(albumCategoryDataApi.endpoints.getCategoryTree.initiate({ rootsOnly: true })),
    ]);
    return { filter, videos };
  },
  meta({ filter, videos }) {
    const [first] = videos.items;
    return {
      title: filter.page === 1 ? '视频' : `视频（第 ${filter.page} 页）`,
      description: '航拍、延时、风物短片，可在线播放。',
      canonical: videosPath(filter),
      image: first && resourceUrl(videoPosterPath(first.id, first.posterVersion, 1280)),
    };
  },
});
