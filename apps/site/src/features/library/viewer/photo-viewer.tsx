import type { ImageDetail, NamedReference } from '@tuyuan/contract/library/image.ts';
import { useAlbumSource } from './album-source.ts';
import { useSimilarSource } from './similar-source.ts';
import { Viewer } from './viewer.tsx';

interface PhotoViewerProps {
  readonly image: ImageDetail;
  onClose(): void;
}

interface InAlbumProps extends PhotoViewerProps {
  readonly album: NamedReference;
}

function InAlbum({ image, album, onClose }: InAlbumProps) {
  return <Viewer source={useAlbumSource(album, image)} startId={image.id} onClose={onClose} />;
}

function AmongSimilar({ image, onClose }: PhotoViewerProps) {
  return <Viewer source={useSimilarSource(image)} startId={image.id} onClose={onClose} />;
}

/** The viewer over a photo's page: shows its album, or else similar images. */
export function PhotoViewer({ image, onClose }: PhotoViewerProps) {
  const { album } = image;
  return album ? (
    <InAlbum image={image} album={album} onClose={onClose} />
  ) : (
    <AmongSimilar image={image} onClose={onClose} />
  );
}
