import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { findAnew, findSimilarCards, isPublished } from './similar-image.repository.ts';

/** Published images that look like this one or like it in a mirror, most alike first. Throws `Image.NotFound` when it isn't published. */
export async function getSimilarImages(db: Database, id: number, maxResultCount: number): Promise<ImageCard[]> {
  const cards = await findSimilarCards(db, id, lookRecipe, maxResultCount);
  if (cards.length === 0 && !(await isPublished(db, id))) throw new AppError('Image.NotFound');
  if (cards.length < maxResultCount) await findAnew(db, id, lookRecipe, maxResultCount);
  return cards;
}
