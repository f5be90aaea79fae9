import type { ImageDetail, NamedReference } from '@tuyuan/contract/library/image.ts';
import { useAlbumSource } from './album-source.ts';
import { useSimilarSource } from './similar-source.ts';
import type { ViewerAddress } from './use-viewer-address.ts';
import { Viewer } from './viewer.tsx';
import type { ViewerSource } from './viewer-source.ts';

interface PhotoViewerProps {
  readonly image: ImageDetail;
  readonly address: Pick<ViewerAddress, 'shownId' | 'show' | 'close'>;
}

interface InAlbumProps extends PhotoViewerProps {
  readonly album: NamedReference;
}

function Over({ image, address, source }: PhotoViewerProps & { readonly source: ViewerSource }) {
  return (
    <Viewer
      source={source}
      startId={address.shownId ?? image.id}
      onShow={(id) => address.show(id)}
      onClose={() => address.close()}
    />
  );
}

function InAlbum({ album, ...props }: InAlbumProps) {
  return <Over {...props} source={useAlbumSource(album, props.image)} />;
}

function AmongSimilar(props: PhotoViewerProps) {
  return <Over {...props} source={useSimilarSource(props.image)} />;
}

/** The viewer over a photo's page: shows its album, or else similar images. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { album } = props.image;
  return album ? <InAlbum {...props} album={album} /> : <AmongSimilar {...props} />;
}
