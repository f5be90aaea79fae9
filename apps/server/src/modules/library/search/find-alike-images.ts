import type { ImageSort } from '@tuyuan/contract/library/image.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type Alike,
  findKeptSimilar,
  findRegionLooks,
  type LookTables,
  lookComparer,
  type WantedLook,
  wordsOf,
} from '../similar/index.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { inOrder } from './in-order.ts';
import { findNearestMatching, maxShown } from './nearest-matching.ts';
import type { Candidate } from './picture-candidates.repository.ts';

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
  // Found when it came, by the whole: some of them may not have their parts described yet.
  const known = picture.exceptId === null ? [] : await findKeptSimilar(db, picture.exceptId);
  const near = await findNearestMatching(db, {
    criteria,
    timeZone,
    known,
    nearest: (limit, among) => tables.nearest({ db, schema }, wanted, { limit, among }),
  });
  const found = near.images.filter(({ imageId }) => imageId !== picture.exceptId);
  const candidates = new Map(found.slice(0, maxShown).map((candidate) => [candidate.imageId, candidate]));
  const compare = lookComparer(picture.looks);
  const alike = (await findRegionLooks(db, [...candidates.keys()]))
    .flatMap((looks) => {
      const candidate = candidates.get(looks.imageId);
      return candidate ? [{ ...candidate, ...compare(looks) }] : [];
    })
    .toSorted((a, b) => b.likeness - a.likeness || a.imageId - b.imageId);
  const images = alike.filter(({ likeness }) => likeness >= minLikeness);
  return {
    images: inOrder(images, sort),
    hiddenCount: alike.length - images.length,
    isCut: found.length > maxShown || near.isCut,
  };
}
