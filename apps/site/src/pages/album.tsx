import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { TopicList } from '../features/library/topic-album/topic-list.tsx';
import { topicsArgument, topicsPath } from '../features/library/topic-album/topic-queries.ts';
import { definePage } from '../shared/page.ts';
import { readPageNumber } from '../shared/paged-list/list-address.ts';

export const page = definePage({
  component: TopicList,
  async prefetch(store, { url }) {
    const number = readPageNumber(url.searchParams);
    return { number, topics: await store.load(albumDataApi.endpoints.getTopicAlbums.initiate(topicsArgument(number))) };
  },
  meta({ number, topics }) {
    const cover = topics.items[0]?.cover;
    return {
      title: number === 1 ? '专题' : `专题（第 ${number} 页）`,
      description: '编辑部选片：按主题精选的图集与图片。',
      canonical: topicsPath(number),
      image: cover ? imageUrl(cover, 1280) : undefined,
    };
  },
});
