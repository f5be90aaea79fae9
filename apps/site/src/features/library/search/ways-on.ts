import { lowestLikeness, type PictureQuery } from '../../../shared/picture-search/picture-query.ts';

const STEP_DOWN = 15;
/** The middle of the picture, where its subject mostly is. */
const middle = { x: 0.15, y: 0.15, width: 0.7, height: 0.7 };

export interface WayOn {
  readonly text: string;
  readonly picture: PictureQuery;
}

/** Returns the next lower likeness to search with; undefined at the lowest. */
export function lowerLikeness({ minLikeness }: PictureQuery): number | undefined {
  return minLikeness > lowestLikeness ? Math.max(lowestLikeness, minLikeness - STEP_DOWN) : undefined;
}

/** Returns the other part worth searching for: the whole of a part, the middle of a whole. */
export function otherPart(picture: PictureQuery): WayOn | undefined {
  if ('similarTo' in picture.source) return undefined;
  if (picture.crop) return { text: '改搜整张图片', picture: { ...picture, crop: undefined } };
  return { text: '只搜画面中间的一块', picture: { ...picture, crop: middle } };
}
