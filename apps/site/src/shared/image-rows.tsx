import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { JustifiedGrid, type TileSlot } from '@tuyuan/ui/justified-grid.tsx';
import { ImageCardTile } from './image-card-tile.tsx';

interface ImageRowsProps {
  readonly images: readonly ImageCard[];
  readonly label: string;
  /** Wished row height in pixels; phones have 160. */
  readonly target?: number;
  /** True if other pictures come first; these then load lazily. */
  readonly isBelowFold?: boolean;
}

const idOf = ({ id }: ImageCard) => id;
const ratioOf = ({ width, height }: ImageCard) => width / height;

/** Shows a few images in justified rows, all at once. */
export function ImageRows({ images, label, target = 240, isBelowFold = false }: ImageRowsProps) {
  const tileOf = (card: ImageCard, slot: TileSlot) => (
    <ImageCardTile card={card} slot={slot} {...(isBelowFold && { isEager: false })} />
  );
  return (
    <JustifiedGrid
      items={images}
      label={label}
      targets={{ wide: target, narrow: 160 }}
      getKey={idOf}
      getRatio={ratioOf}
      renderTile={tileOf}
    />
  );
}
