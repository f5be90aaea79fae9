import { imageSrcSet, imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { formatLicencePrice, formatPrice } from '@tuyuan/format/money.ts';
import { ImageTile } from '@tuyuan/ui/image-tile.tsx';
import type { TileSlot } from '@tuyuan/ui/justified-grid.tsx';
import { TileMarks } from './marks/tile-marks.ts';
import { photoPath } from './photo-path.ts';

/** Number of pictures loaded first: those on the first screen of a wide window. */
const EAGER_TILES = 11;

export function imageCardPrice({ unitPrice }: ImageCard): string {
  return unitPrice === null || unitPrice === 0 ? formatLicencePrice(unitPrice) : `${formatPrice(unitPrice)} 起`;
}

interface ImageCardTileProps {
  readonly card: ImageCard;
  readonly slot: TileSlot;
  /** Loads before the others; without it the first row's do. */
  readonly isEager?: boolean;
  /** Id of an element that says more about it. */
  readonly describedBy?: string | undefined;
}

/** Shows an image of the library as a tile of a justified grid; links to its page. */
export function ImageCardTile({ card, slot, isEager = slot.index < EAGER_TILES, describedBy }: ImageCardTileProps) {
  const { author } = card;
  return (
    <ImageTile
      href={photoPath(card.id)}
      title={card.title}
      image={{
        src: imageUrl(card, 640),
        srcSet: imageSrcSet(card, 1280),
        width: card.width,
        height: card.height,
        thumbhash: card.thumbhash,
      }}
      sizes={slot.sizes}
      author={{ name: author.nickName || author.userName, avatar: resourceUrl(author.avatar) }}
      place={card.regionName}
      price={imageCardPrice(card)}
      isEager={isEager}
      tabIndex={slot.tabIndex}
      describedBy={describedBy}
      overlay={<TileMarks kind="image" id={card.id} title={card.title} tabIndex={slot.tabIndex} />}
    />
  );
}
