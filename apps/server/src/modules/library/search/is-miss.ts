import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { searchImages } from '@tuyuan/contract/library/advance-image-search.ts';
import { ImageFilter } from '@tuyuan/contract/library/image.ts';

/** Returns whether the words, by themselves and as they were typed, found no image. */
export function isMiss(input: InputOf<typeof searchImages>, found: OutputOf<typeof searchImages>): boolean {
  if (input.keyword === '' || input.cursor !== undefined || input.skipCount > 0) return false;
  const isNothing = found.totalCount === 0 || found.corrected !== null || found.dropped.length > 0;
  // With filters beside them the words may well be known.
  return isNothing && isDeepStrictEqual(ImageFilter.parse(input), ImageFilter.parse({ keyword: input.keyword }));
}
