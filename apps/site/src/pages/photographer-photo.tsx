import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import { photographerMeta } from '../features/library/photographer/photographer-meta.ts';
import { PhotographerPage } from '../features/library/photographer/photographer-page.tsx';
import { allPhotosArgument, readPhotoSort } from '../features/library/photographer/photographer-state.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';
import { photographerPhotosPath } from '../shared/photographer-paths.ts';

// Below the head.
const AllPhotos = deferred(async () => (await import('../features/library/photographer/all-photos.tsx')).AllPhotos);

function PhotographerPhotoPage() {
  const id = usePageId();
  return (
    <PhotographerPage key={id} id={id} tab="photo">
      {() => <AllPhotos id={id} />}
    </PhotographerPage>
  );
}

export const page = definePage({
  component: PhotographerPhotoPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    if (id === undefined) return undefined;
    const [info] = await Promise.all([
      store.load(photographerDataApi.endpoints.getPhotographerInfo.initiate({ userId: id })),
      store.tryLoad(
        imageDataApi.endpoints.getImagePages.initiate(allPhotosArgument(id, readPhotoSort(url.searchParams))),
      ),
    ]);
    return info;
  },
  isValid: (info) => info !== undefined,
  meta: (info, context) =>
    info
      ? photographerMeta(info, context, { suffix: '的全部图片', canonical: photographerPhotosPath(info.author.id) })
      : { title: '' },
});
