import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import { photographerMeta } from '../features/library/photographer/photographer-meta.ts';
import { PhotographerPage } from '../features/library/photographer/photographer-page.tsx';
import { allAlbumsArgument } from '../features/library/photographer/photographer-state.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';
import { photographerAlbumsPath } from '../shared/photographer-paths.ts';

// Below the head.
const AllAlbums = deferred(async () => (await import('../features/library/photographer/all-albums.tsx')).AllAlbums);

function PhotographerGalleryPage() {
  const id = usePageId();
  return (
    <PhotographerPage key={id} id={id} tab="gallery">
      {() => <AllAlbums id={id} />}
    </PhotographerPage>
  );
}

export const page = definePage({
  component: PhotographerGalleryPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    if (id === undefined) return undefined;
    const [info] = await Promise.all([
      store.load(photographerDataApi.endpoints.getPhotographerInfo.initiate({ userId: id })),
      store.tryLoad(albumDataApi.endpoints.getAlbumPages.initiate(allAlbumsArgument(id))),
    ]);
    return info;
  },
  isValid: (info) => info !== undefined,
  meta: (info, context) =>
    info
      ? photographerMeta(info, context, { suffix: '的全部图集', canonical: photographerAlbumsPath(info.author.id) })
      : { title: '' },
});
