import { imageDataApi, useGetImageQuery } from '@tuyuan/api-client/library/image-data.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { photoMeta } from '../features/library/photo/photo-meta.ts';
import { usePreviewerAddress } from '../features/library/viewer/use-previewer-address.ts';
import { ViewerLoading } from '../features/library/viewer/viewer-loading.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';

const PhotoViewer = browserPart(
  async () => (await import('../features/library/viewer/photo-viewer.tsx')).PhotoViewer,
  ViewerLoading,
);

function ImagePreviewerPage() {
  const id = usePageId();
  const [query] = useSearchParams();
  const address = usePreviewerAddress(id);
  // The list begins with the picture the page was opened at, however far one has walked since.
  const [firstId] = useState(id);
  const { currentData: image } = useGetImageQuery({ id: firstId });
  if (!image) return <ViewerLoading />;
  const isInAlbum = query.has('album');
  return <PhotoViewer image={isInAlbum ? image : { ...image, album: null }} address={address} />;
}

export const page = definePage({
  component: ImagePreviewerPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : store.load(imageDataApi.endpoints.getImage.initiate({ id }));
  },
  isValid: (image) => image !== undefined,
  meta: (image, context) => (image ? photoMeta(image, context) : { title: '' }),
});
