import type { ImageCard } from '@tuyuan/contract/library/image.ts';

/** List of images shown by a viewer. */
export interface ViewerSource {
  /** Name of the list: 图集「雪山下的四季」. */
  readonly name: string;
  /** The album whose images these are. */
  readonly albumId?: number;
  readonly images: readonly ImageCard[];
  /** Images of the whole list, loaded or not. */
  readonly totalCount: number;
  /** Loads more when the end of `images` is near. */
  loadMore?: (() => void) | undefined;
}
