import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { useAlbumSource } from './album-source.ts';
import { Viewer } from './viewer.tsx';
import { ViewerLoading } from './viewer-loading.tsx';

interface AlbumViewerProps {
  readonly album: AlbumDetail;
  onClose(): void;
}

/** The viewer over an album's page, starting at its first image. */
export function AlbumViewer({ album, onClose }: AlbumViewerProps) {
  const source = useAlbumSource({ id: album.id, name: album.title });
  const [first] = source.images;
  return first ? <Viewer source={source} startId={first.id} onClose={onClose} /> : <ViewerLoading />;
}
