import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { JustifiedGrid, type TileSlot } from '@tuyuan/ui/justified-grid.tsx';
import { ImageCardTile } from './image-card-tile.tsx';

interface ImageRowsProps {
  readonly images: readonly ImageCard[];
  readonly label: string;
  /** Wished row height in pixels; phones have 160. */
  readonly target?: number;
  /** True where other pictures come first: then these wait for their turn. */
  readonly isBelowFold?: boolean;
}

const idOf = ({ id }: ImageCard) => id;
const ratioOf = ({ width, height }: ImageCard) => width / height;

/** A few images in justified rows, all of them at once. */
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
