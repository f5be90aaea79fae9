import type { ImageSort } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type Alike,
  findKeptSimilar,
  findRegionLooks,
  type LookTables,
  lookComparer,
  mostNearest,
  type WantedLook,
  wordsOf,
} from '../similar/index.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { type Candidate, findMatching, findMatchingAmong, isOpen } from './picture-candidates.repository.ts';

/** Looks that are searched for. */
export interface PictureLooks {
  looks: readonly (WantedLook & { code: string })[];
  /** An image of the library that is not its own find. */
  exceptId: number | null;
}

export type AlikeImage = Alike & Candidate;

export interface AlikeSearch {
  criteria: ImageCriteria;
  timeZone: string;
  picture: PictureLooks;
  /** 0–1. */
  minLikeness: number;
  sort: ImageSort;
}

/** Up to so many finds are compared exactly, and shown. */
const compared = 400;
/** So many of the most alike are asked for where nothing is filtered: some may not be published. */
const open = 1600;
/** Where filters leave so many they are searched alone; where they leave more, among the most alike. */
const narrow = 20_000;

export interface AlikeImages {
  images: AlikeImage[];
  /** How many more are less alike than asked for. */
  hiddenCount: number;
  /** There were more than are compared: what was left out differs more, as far as codes tell. */
  isCut: boolean;
}

/** Returns the published images that match and look like the picture. Throws `PictureSearch.Preparing`. */
export async function findAlikeImages(
  db: Database,
  schema: string,
  tables: LookTables,
  { criteria, timeZone, picture, minLikeness, sort }: AlikeSearch,
): Promise<AlikeImages> {
  if (criteria.findsNothing || picture.looks.length === 0) return { images: [], hiddenCount: 0, isCut: false };
  const wanted = wordsOf(picture.looks);
  const nearest = (limit: number, among: readonly number[] | null) =>
    tables.nearest({ db, schema }, wanted, { limit, among });
  const matching = isOpen(criteria) ? null : await findMatching(db, criteria, timeZone, narrow + 1);
  const isNarrow = matching !== null && matching.length <= narrow;
  const limit = isNarrow ? compared + 1 : matching === null ? open : mostNearest;
  const nearCodes = await nearest(limit, isNarrow ? matching : null);
  // Found when it came, by the whole: some of them may not have their parts described yet.
  const known = picture.exceptId === null ? [] : await findKeptSimilar(db, picture.exceptId);
  const near = [...new Set([...known, ...nearCodes])];
  const candidates = new Map(
    (await findMatchingAmong(db, criteria, timeZone, near)).map((candidate) => [candidate.imageId, candidate]),
  );
  const found = near.filter((id) => candidates.has(id) && id !== picture.exceptId);
  const ids = found.slice(0, compared);
  const compare = lookComparer(picture.looks);
  const alike = (await findRegionLooks(db, ids))
    .flatMap((looks) => {
      const candidate = candidates.get(looks.imageId);
      return candidate ? [{ ...candidate, ...compare(looks) }] : [];
    })
    .toSorted((a, b) => b.likeness - a.likeness || a.imageId - b.imageId);
  const images = alike.filter(({ likeness }) => likeness >= minLikeness);
  return {
    images: inOrder(images, sort),
    hiddenCount: alike.length - images.length,
    isCut: found.length > compared || (!isNarrow && nearCodes.length === limit),
  };
}

function inOrder(images: readonly AlikeImage[], sort: ImageSort): AlikeImage[] {
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
