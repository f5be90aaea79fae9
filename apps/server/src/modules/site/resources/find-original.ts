import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { allowedOriginal } from './allowed-original.ts';
import type { ServedFile } from './send-file.ts';

/** Makes the copy that is handed to somebody who isn't the author, and records it. */
export type MarkOriginal = (
  context: Pick<RequestContext, 'db'>,
  imageId: number,
  copyFor: {
    userId: number | null;
    purpose: 'office' | 'license' | 'shared';
    licenseId: number | null;
    maxSide?: number;
  },
) => Promise<{ bytes: Buffer; contentType: string; fileName: string }>;

/** A file as it is stored, for the author; null for everyone else who may have it, whose copy is to be marked. */
interface FoundOriginal {
  imageId: number;
  own: ServedFile | null;
}

/** Returns the original for a caller allowed to have it. Throws what `allowedOriginal` does. */
export async function findOriginal(
  caller: RequestContext,
  storage: BlobStore,
  id: number | null,
  isGranted: boolean,
): Promise<FoundOriginal> {
  const image = await allowedOriginal(caller, id, isGranted);
  const size = await storage.size(image.original_key);
  if (size === null) throw new AppError('Resource.NotFound');
  if (caller.actor?.id !== image.author_id) return { imageId: image.id, own: null };
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
  return { imageId: image.id, own };
}

function fileName(no: string, format: string): string {
  return `${no}.${format === 'jpeg' ? 'jpg' : format}`.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}
