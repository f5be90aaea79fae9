import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import { useAlbumSource } from './album-source.ts';
import type { ViewerAddress } from './use-viewer-address.ts';
import { Viewer } from './viewer.tsx';
import { ViewerLoading } from './viewer-loading.tsx';

interface AlbumViewerProps {
  readonly album: AlbumDetail;
  readonly address: ViewerAddress;
}

/** The viewer over an album's page, starting at the address's image or the first. */
export function AlbumViewer({ album, address }: AlbumViewerProps) {
  const source = useAlbumSource({ id: album.id, name: album.title });
  const [first] = source.images;
  if (!first) return <ViewerLoading />;
  return (
    <Viewer
      source={source}
      startId={address.shownId ?? first.id}
      onShow={(id) => address.show(id)}
      onClose={() => address.close()}
    />
  );
}
