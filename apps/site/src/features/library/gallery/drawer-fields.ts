import type { ImageFilter } from '../../../shared/image-filter.ts';
import type { Condition } from '../../../shared/image-filter-conditions.ts';

/** What 更多筛选 holds, with nothing chosen. */
export const clearedDrawer = {
  takenFrom: '',
  takenTo: '',
  orientations: [],
  colours: [],
  title: '',
  author: '',
  description: '',
  no: '',
} as const satisfies Partial<ImageFilter>;

export function isOfDrawer({ field }: Condition): boolean {
  return field in clearedDrawer;
}
