import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { binaryCode } from '../../../platform/imaging/binary-code.ts';
import { lookRecipe } from '../../../platform/imaging/describe-look.ts';
import { lookLikeness } from '../../../platform/imaging/look-likeness.ts';
import { mirrorDescriptor } from '../../../platform/imaging/mirror-descriptor.ts';
import { loadImageCards } from './load-image-cards.ts';
import { findLook, findNearestCodes, isPublished } from './similar-image.repository.ts';

/** Number of candidates the coarse comparison passes to the exact one. */
const candidates = 400;

/** Published images that look like this one or like it in a mirror, most alike first. Throws `Image.NotFound` when it isn't published. */
export async function getSimilarImages(db: Database, id: number, maxResultCount: number): Promise<ImageCard[]> {
  if (!(await isPublished(db, id))) throw new AppError('Image.NotFound');
  const look = await findLook(db, id, lookRecipe);
  if (!look) return [];
  const mirrored = mirrorDescriptor(look.descriptor);
  const nearest = await findNearestCodes(
    db,
    { imageId: id, code: look.code, mirroredCode: binaryCode(mirrored), model: lookRecipe },
    candidates,
  );
  const best = nearest
    .map(({ imageId, descriptor }) => ({
      id: imageId,
      likeness: Math.max(lookLikeness(look.descriptor, descriptor), lookLikeness(mirrored, descriptor)),
    }))
    .toSorted((a, b) => b.likeness - a.likeness || a.id - b.id)
    .slice(0, maxResultCount);
  return loadImageCards(
    db,
    best.map((image) => image.id),
  );
}
