import type { Database } from '../../../platform/database/database.ts';
import { type Look, lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { lookLikeness } from '../../../platform/imaging/look-likeness.ts';
import { codeWords } from './code-words.ts';
import { nearestCodes } from './nearest-codes.ts';
import { findLooks, readCodes } from './similar-image.repository.ts';

export interface LookAlike {
  imageId: number;
  /** Cosine between the looks: 1 for the same. */
  likeness: number;
}

/** Number of images the coarse comparison passes to the exact one. */
const coarse = 200;

/** Returns the images of the library that look most like any of these looks, the most alike first. */
export async function findLookAlikes(db: Database, looks: readonly Look[], limit: number): Promise<LookAlike[]> {
  const table = await readCodes(db, lookRecipe);
  const near = nearestCodes(
    table,
    looks.map(({ code }) => codeWords(code)),
    { limit: coarse, except: 0 },
  );
  return (await likenesses(db, looks, [...near])).slice(0, limit);
}

/** Returns those of these images that look most like any of these looks, the most alike first. */
export async function rankByLook(
  db: Database,
  looks: readonly Look[],
  ids: readonly number[],
  limit: number,
): Promise<number[]> {
  return (await likenesses(db, looks, ids)).slice(0, limit).map(({ imageId }) => imageId);
}

async function likenesses(db: Database, looks: readonly Look[], ids: readonly number[]): Promise<LookAlike[]> {
  return (await findLooks(db, ids, lookRecipe))
    .map(({ imageId, descriptor }) => ({
      imageId,
      likeness: Math.max(...looks.map((look) => lookLikeness(look.descriptor, descriptor))),
    }))
    .toSorted((a, b) => b.likeness - a.likeness || a.imageId - b.imageId);
}
