import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import { useSearchParams } from 'react-router-dom';
import { photographerMeta } from '../features/library/photographer/photographer-meta.ts';
import { PhotographerPage } from '../features/library/photographer/photographer-page.tsx';
import {
  articlesArgument,
  bestAlbumsArgument,
  firstAlbumsArgument,
  firstPhotosArgument,
  readPhotoSort,
  readTab,
  tabPath,
} from '../features/library/photographer/photographer-state.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage, type PageStore } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';

// Below the head, one at a time.
const FirstAlbums = deferred(
  async () => (await import('../features/library/photographer/first-albums.tsx')).FirstAlbums,
);
const FirstPhotos = deferred(
  async () => (await import('../features/library/photographer/first-photos.tsx')).FirstPhotos,
);
const Introduction = deferred(
  async () => (await import('../features/library/photographer/introduction.tsx')).Introduction,
);

function UserInfoPage() {
  const id = usePageId();
  const [query] = useSearchParams();
  const tab = readTab(query);
  return (
    <PhotographerPage key={id} id={id} tab={tab}>
      {(info) => {
        if (tab === 'introduction') return <Introduction info={info} />;
        return tab === 'gallery' ? <FirstAlbums id={id} /> : <FirstPhotos id={id} />;
      }}
    </PhotographerPage>
  );
}

function loadTab(store: PageStore, id: number, query: URLSearchParams): Promise<unknown> | undefined {
  const { getAlbums } = albumDataApi.endpoints;
  const { getImages } = imageDataApi.endpoints;
  const tab = readTab(query);
  if (tab === 'gallery') return store.tryLoad(getAlbums.initiate(firstAlbumsArgument(id)));
  if (tab === 'introduction') return store.tryLoad(articleDataApi.endpoints.getArticles.initiate(articlesArgument(id)));
  return Promise.all([
    store.tryLoad(getAlbums.initiate(bestAlbumsArgument(id))),
    store.tryLoad(getImages.initiate(firstPhotosArgument(id, readPhotoSort(query)))),
  ]);
}

const suffixes = { photo: '', gallery: '的图集', introduction: '的简介' } as const;

export const page = definePage({
  component: UserInfoPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    if (id === undefined) return undefined;
    const [info] = await Promise.all([
      store.load(photographerDataApi.endpoints.getPhotographerInfo.initiate({ userId: id })),
      loadTab(store, id, url.searchParams),
    ]);
    return { info, tab: readTab(url.searchParams) };
  },
  isValid: (data) => data !== undefined,
  meta(data, context) {
    if (!data) return { title: '' };
    const { info, tab } = data;
    return photographerMeta(info, context, { suffix: suffixes[tab], canonical: tabPath(info.author.id, tab) });
  },
});
