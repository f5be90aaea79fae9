import { useGetImageQuery } from '@tuyuan/api-client/image-data.ts';
import { photoMeta } from '../features/photo/photo-meta.ts';
import { loadPhoto } from '../features/photo/photo-queries.ts';
import { PhotoView } from '../features/photo/photo-view.tsx';
import { PhotoViewer } from '../features/viewer/photo-viewer.tsx';
import { useViewerAddress } from '../features/viewer/use-viewer-address.ts';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';

function PhotoPage() {
  const { currentData: image } = useGetImageQuery({ id: usePageId() });
  const viewer = useViewerAddress();
  if (!image) return null;
  return (
    <>
      <PhotoView key={image.id} image={image} onOpen={viewer.open} />
      {viewer.isOpen && <PhotoViewer image={image} onClose={viewer.close} />}
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
