import { useGetImageQuery } from '@tuyuan/api-client/library/image-data.ts';
import { lazy, Suspense } from 'react';
import { photoMeta } from '../features/library/photo/photo-meta.ts';
import { loadPhoto } from '../features/library/photo/photo-queries.ts';
import { PhotoView } from '../features/library/photo/photo-view.tsx';
import { useViewerAddress } from '../features/library/viewer/use-viewer-address.ts';
import { ViewerLoading } from '../features/library/viewer/viewer-loading.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';
import { photoPath } from '../shared/photo-path.ts';
import { useCountVisit } from '../shared/use-count-visit.ts';

// Below the first screen, or not there at first.
const SimilarImages = deferred(
  async () => (await import('../features/library/photo/similar-images.tsx')).SimilarImages,
);
const MoreOfPhotographer = deferred(
  async () => (await import('../features/library/photo/more-of-photographer.tsx')).MoreOfPhotographer,
);
const BuyingPanel = deferred(async () => (await import('../features/commerce/buying/buying-panel.tsx')).BuyingPanel);
// Read by whoever scrolls to it.
const CommentSection = browserPart(
  async () => (await import('../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);
const PhotoViewer = lazy(async () => ({
  default: (await import('../features/library/viewer/photo-viewer.tsx')).PhotoViewer,
}));

function PhotoPage() {
  const { currentData: image } = useGetImageQuery({ id: usePageId() });
  const viewer = useViewerAddress();
  useCountVisit('image', image?.id);
  if (!image) return null;
  return (
    <>
      <PhotoView key={image.id} image={image} buying={<BuyingPanel kind="image" ware={image} />} onOpen={viewer.open}>
        <SimilarImages id={image.id} />
        <MoreOfPhotographer image={image} />
        <CommentSection kind="image" id={image.id} path={photoPath(image.id)} />
      </PhotoView>
      {viewer.isOpen && (
        <Suspense fallback={<ViewerLoading />}>
          <PhotoViewer image={image} address={viewer} />
        </Suspense>
      )}
    </>
  );
}

export const page = definePage({
  component: PhotoPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : loadPhoto(store, id);
  },
  isValid: (image) => image !== undefined,
  meta: (image, context) => (image ? photoMeta(image, context) : { title: '' }),
});
