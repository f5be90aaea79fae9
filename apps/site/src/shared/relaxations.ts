import type { Relaxation } from '@tuyuan/contract/library/advance-image-search.ts';
import { clearedFaces } from './face-words.ts';
import type { ImageFilter } from './image-filter.ts';

export type FilterCondition = Exclude<Relaxation['condition'], 'keyword' | 'meaning'>;

export const cleared = {
  categoryIds: { categoryIds: [] },
  regionIds: { regionIds: [] },
  orientations: { orientations: [] },
  colours: { colours: [] },
  years: { years: [] },
  taken: { takenFrom: '', takenTo: '' },
  text: { title: '', author: '', description: '', no: '' },
  faces: clearedFaces,
  price: { isFree: false, canUseAuthPay: false, maxUnitPrice: undefined },
} as const satisfies Record<FilterCondition, Partial<ImageFilter>>;

/** Returns the filter without the condition a relaxation drops. */
export function relaxedFilter(filter: ImageFilter, condition: FilterCondition): ImageFilter {
  return { ...filter, ...cleared[condition] };
}
