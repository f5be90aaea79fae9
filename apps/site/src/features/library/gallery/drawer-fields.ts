import { clearedFaces } from '../../../shared/face-words.ts';
import type { ImageFilter } from '../../../shared/image-filter.ts';
import type { Condition } from '../../../shared/image-filter-conditions.ts';

/** Fields of 更多筛选, all cleared. */
export const clearedDrawer = {
  takenFrom: '',
  takenTo: '',
  orientations: [],
  colours: [],
  title: '',
  author: '',
  description: '',
  no: '',
  ...clearedFaces,
} as const satisfies Partial<ImageFilter>;

export function isOfDrawer({ field }: Condition): boolean {
  return field in clearedDrawer;
}
