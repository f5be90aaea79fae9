import { panoramaDataApi } from '@tuyuan/api-client/library/panorama-data.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import { PanoramaListView } from '../features/library/panorama/panorama-list-view.tsx';
import { panoramasArgument, panoramasPath, readPanoramaFilter } from '../features/library/panorama/panorama-queries.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: PanoramaListView,
  async prefetch(store, { url }) {
    const filter = readPanoramaFilter(url.searchParams);
    const panoramas = await store.load(panoramaDataApi.endpoints.getPanoramas.initiate(panoramasArgument(filter)));
    return { filter, panoramas };
  },
  meta({ filter, panoramas }) {
    const cover = panoramas.items[0]?.cover;
    return {
      title: filter.page > 1 ? `全景（第 ${filter.page} 页）` : '全景',
      description: '站在现场转一圈：360° 全景，场景之间可以走动。',
      canonical: panoramasPath(filter),
      image: cover && panoramaPicturePath(cover.version, 'card'),
    };
  },
});
