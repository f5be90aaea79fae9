import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { tilePath, tileSide } from '@tuyuan/contract/resource-path.ts';
import type { Size, Zoom } from '../../../shared/zoom/zoom.ts';
import styles from './viewer-picture.module.css';
import { visibleTiles } from './visible-tiles.ts';

interface OriginalTilesProps {
  readonly image: ImageCard;
  /** Size of the picture on the page. */
  readonly shown: Size;
  readonly stage: Size;
  readonly zoom: Zoom;
}

/** The original over its preview, as far as it is under the stage. One that doesn’t come leaves the preview to be seen. */
export function OriginalTiles({ image, shown, stage, zoom }: OriginalTilesProps) {
  return visibleTiles({ original: image, shown, stage, offset: zoom, side: tileSide }).map(
    ({ column, row, ...place }) => (
      <img
        key={`${column} ${row}`}
        className={styles.tile}
        style={place}
        src={resourceUrl(tilePath(image, column, row))}
        alt=""
        draggable={false}
        decoding="async"
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
    ),
  );
}
