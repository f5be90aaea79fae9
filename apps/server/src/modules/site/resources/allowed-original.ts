import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { mayDownloadOriginal, maySeeDerivatives } from './resource.policy.ts';
import type { StoredImage } from './stored-image.repository.ts';
import { storedImage } from './stored-images.ts';

/**
 * Returns the image for a caller who may have its original, by who they are or because its author granted it. Throws `Session.Required` for a visitor (whether there
 * is such an image or not), `Image.OriginalRefused` for a caller who may see the image but not have its original,
 * `Resource.NotFound` otherwise.
 */
export async function allowedOriginal(
  { db, actor }: RequestContext,
  id: number | null,
  isGranted = false,
): Promise<StoredImage> {
  if (actor === null && !isGranted) throw new AppError('Session.Required');
  const image = id === null ? null : await storedImage(db, id);
  if (!image) throw new AppError('Resource.NotFound');
  const subject = { authorId: image.author_id, isPublished: image.is_published };
  if (!isGranted && !mayDownloadOriginal(actor, subject))
    throw new AppError(maySeeDerivatives(actor, subject) ? 'Image.OriginalRefused' : 'Resource.NotFound');
  return image;
}
