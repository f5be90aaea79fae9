import { defaultLikeness } from '@tuyuan/contract/library/likeness.ts';
import type { CropShare } from '@tuyuan/ui/crop-share.ts';
import { readWholeNumber } from '../image-filter.ts';
import { readCrop, writeCrop } from './crop-address.ts';

/** Least likeness that can be asked for. */
export const lowestLikeness = 30;
export const highestLikeness = 95;
export const likenessStep = 5;

/** What is searched with: an uploaded picture or one of the library. */
export type PictureSource = { readonly tempKey: string } | { readonly similarTo: number };

/** A search by picture as given by the page's address. */
export interface PictureQuery {
  readonly source: PictureSource;
  /** Part that is searched for; undefined for the whole picture. */
  readonly crop: CropShare | undefined;
  /** Percent. */
  readonly minLikeness: number;
}

const MAX_ID = 2_147_483_647;

function readSource(query: URLSearchParams): PictureSource | undefined {
  const tempKey = query.get('tempKey') ?? '';
  if (/^[\w-]{22}$/.test(tempKey)) return { tempKey };
  const similarTo = readWholeNumber(query.get('similarTo'), 1, MAX_ID);
  return similarTo === undefined ? undefined : { similarTo };
}

/** Returns the picture that an address searches with, without parts it cannot parse; undefined without a picture. */
export function readPictureQuery(query: URLSearchParams): PictureQuery | undefined {
  const source = readSource(query);
  if (!source) return undefined;
  return {
    source,
    crop: 'tempKey' in source ? readCrop(query.get('crop')) : undefined,
    minLikeness: readWholeNumber(query.get('minLikeness'), lowestLikeness, highestLikeness) ?? defaultLikeness,
  };
}

/** Writes the picture to an address. The inverse of `readPictureQuery`. */
export function writePictureQuery({ source, crop, minLikeness }: PictureQuery, query: URLSearchParams): void {
  if ('tempKey' in source) query.set('tempKey', source.tempKey);
  else query.set('similarTo', String(source.similarTo));
  if (crop) query.set('crop', writeCrop(crop));
  if (minLikeness !== defaultLikeness) query.set('minLikeness', String(minLikeness));
}

/** Returns the fields that a call searches by picture with. */
export function pictureArgument({ source, crop, minLikeness }: PictureQuery) {
  return { ...source, ...(crop && { crop }), minLikeness };
}
