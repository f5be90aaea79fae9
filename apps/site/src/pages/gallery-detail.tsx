import { albumDataApi, useGetAlbumQuery } from '@tuyuan/api-client/library/album-data.ts';
import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { lazy, Suspense } from 'react';
import { albumCrumbs } from '../features/library/album/album-crumbs.ts';
import { AlbumView } from '../features/library/album/album-view.tsx';
import { useViewerAddress } from '../features/library/viewer/use-viewer-address.ts';
import { ViewerLoading } from '../features/library/viewer/viewer-loading.tsx';
import { albumImagesArgument } from '../shared/album-images.ts';
import { breadcrumbData } from '../shared/breadcrumb-data.ts';
import { browserPart } from '../shared/browser-part.tsx';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';
import { nameOf, photographerPath } from '../shared/photographer-paths.ts';
import { structuredPicture, structuredTime } from '../shared/structured-data.ts';
import { useCountVisit } from '../shared/use-count-visit.ts';

// Below the first screen, or not there at first.
const AlbumImages = deferred(async () => (await import('../features/library/album/album-images.tsx')).AlbumImages);
// Read by whoever scrolls to it.
const CommentSection = browserPart(
  async () => (await import('../features/community/comments/comment-section.tsx')).CommentSection,
  () => null,
);
const AlbumViewer = lazy(async () => ({
  default: (await import('../features/library/viewer/album-viewer.tsx')).AlbumViewer,
}));

function GalleryDetailPage() {
  const { currentData: album } = useGetAlbumQuery({ id: usePageId() });
  const viewer = useViewerAddress();
  useCountVisit('album', album?.id);
  if (!album) return null;
  return (
    <>
      <AlbumView key={album.id} album={album} onOpen={viewer.open}>
        <AlbumImages album={album} />
        <CommentSection kind="album" id={album.id} path={`/gallery/detail?id=${album.id}`} />
      </AlbumView>
      {viewer.isOpen && (
        <Suspense fallback={<ViewerLoading />}>
          <AlbumViewer album={album} address={viewer} />
        </Suspense>
      )}
    </>
  );
}

export const page = definePage({
  component: GalleryDetailPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    if (id === undefined) return undefined;
    const images = store.tryLoad(albumDataApi.endpoints.getAlbumImagePages.initiate(albumImagesArgument(id)));
    const album = await store.load(albumDataApi.endpoints.getAlbum.initiate({ id }));
    await Promise.all([
      images,
      store.tryLoad(photographerDataApi.endpoints.getPhotographerInfo.initiate({ userId: album.author.id })),
    ]);
    return album;
  },
  isValid: (album) => album !== undefined,
  meta(album, { origin }) {
    if (!album) return { title: '' };
    const { id, title, description, covers, author, imageCount, publishedAt } = album;
    const name = nameOf(author);
    const path = `/gallery/detail?id=${id}`;
    const image = covers[0] && imageUrl(covers[0], 1280);
    return {
      title: `${title} - ${name}的图集`,
      description: description || `${name}的图集《${title}》，共 ${imageCount} 张图片。`,
      canonical: path,
      image,
      type: 'article',
      jsonLd: [
        {
          '@type': 'ImageGallery',
          name: title,
          ...(description && { description }),
          url: `${origin}${path}`,
          image: structuredPicture(image, origin),
          ...(publishedAt && { datePublished: structuredTime(publishedAt) }),
          author: { '@type': 'Person', name, url: `${origin}${photographerPath(author.id)}` },
        },
        breadcrumbData(origin, albumCrumbs(album)),
      ],
    };
  },
});
