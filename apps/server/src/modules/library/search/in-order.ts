import type { ImageSort } from '@tuyuan/contract/library/image.ts';
import type { Candidate } from './picture-candidates.repository.ts';

/** Sorts what was found by nearness otherwise, where that is asked for. */
export function inOrder<Image extends Candidate>(images: readonly Image[], sort: ImageSort): Image[] {
  switch (sort) {
    case 'relevance':
      return [...images];
    case 'newest':
      return images.toSorted((a, b) => later(b.publishedAt, a.publishedAt) || b.imageId - a.imageId);
    case 'hottest':
      return images.toSorted((a, b) => b.popularity - a.popularity || b.imageId - a.imageId);
    case 'downloads':
      return images.toSorted((a, b) => b.downloads - a.downloads || b.imageId - a.imageId);
  }
}

/** Compares times as the database writes them, all in one zone. */
const later = (a: string, b: string) => Number(a > b) - Number(a < b);
