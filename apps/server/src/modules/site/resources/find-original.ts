import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { mayDownloadOriginal, maySeeDerivatives } from './resource.policy.ts';
import type { ServedFile } from './send-file.ts';
import { storedImage } from './stored-images.ts';

/** Makes the copy that is handed to somebody who isn't the author, and records it. */
export type MarkOriginal = (
  context: Pick<RequestContext, 'db'>,
  imageId: number,
  copyFor: { userId: number; licenseId: number | null },
) => Promise<{ bytes: Buffer; contentType: string; fileName: string }>;

/** A file as it is stored, for the author; null for everyone else who may have it, whose copy is to be marked. */
interface FoundOriginal {
  imageId: number;
  userId: number;
  own: ServedFile | null;
}

/**
 * Returns the original for a caller allowed to have it. Throws `Session.Required` for a visitor (whether there
 * is such an image or not), `Image.OriginalRefused` for a caller who may see the image but not have its original,
 * `Resource.NotFound` otherwise.
 */
export async function findOriginal(
  { db, actor }: RequestContext,
  storage: BlobStore,
  id: number | null,
): Promise<FoundOriginal> {
  if (actor === null) throw new AppError('Session.Required');
  const image = id === null ? null : await storedImage(db, id);
  if (!image) throw new AppError('Resource.NotFound');
  const subject = { authorId: image.author_id, isPublished: image.is_published };
  if (!mayDownloadOriginal(actor, subject))
    throw new AppError(maySeeDerivatives(actor, subject) ? 'Image.OriginalRefused' : 'Resource.NotFound');
  const size = await storage.size(image.original_key);
  if (size === null) throw new AppError('Resource.NotFound');
  if (actor.id !== image.author_id) return { imageId: image.id, userId: actor.id, own: null };
  const format = image.format.toLowerCase();
  const own = {
    key: image.original_key,
    size,
    etag: `"${image.sha256.toString('hex')}"`,
    headers: {
      'content-type': /^[a-z]{3,5}$/.test(format) ? `image/${format}` : 'application/octet-stream',
      'content-disposition': `attachment; filename="${fileName(image.no, format)}"`,
      'cache-control': 'private, no-store',
    },
  };
  return { imageId: image.id, userId: actor.id, own };
}

function fileName(no: string, format: string): string {
  return `${no}.${format === 'jpeg' ? 'jpg' : format}`.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}
