import type { ImageCard } from '@tuyuan/contract/library/image.ts';

/** The list a viewer walks through. */
export interface ViewerSource {
  /** What the list is called: 图集「雪山下的四季」. */
  readonly name: string;
  readonly images: readonly ImageCard[];
  /** Images of the whole list, loaded or not. */
  readonly totalCount: number;
  /** Loads more when the end of `images` comes near. */
  loadMore?: (() => void) | undefined;
}
