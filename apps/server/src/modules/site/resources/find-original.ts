import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { allowedOriginal } from './allowed-original.ts';
import type { ServedFile } from './send-file.ts';

/** Returns the original’s file for a caller allowed to have it. Throws what `allowedOriginal` does. */
export async function findOriginal(
  caller: RequestContext,
  storage: BlobStore,
  id: number | null,
  isGranted: boolean,
): Promise<ServedFile> {
  const image = await allowedOriginal(caller, id, isGranted);
  const size = await storage.size(image.original_key);
  if (size === null) throw new AppError('Resource.NotFound');
  const format = image.format.toLowerCase();
  return {
    key: image.original_key,
    size,
    etag: `"${image.sha256.toString('hex')}"`,
    headers: {
      'content-type': /^[a-z]{3,5}$/.test(format) ? `image/${format}` : 'application/octet-stream',
      'content-disposition': `attachment; filename="${fileName(image.no, format)}"`,
      'cache-control': 'private, no-store',
    },
  };
}

function fileName(no: string, format: string): string {
  return `${no}.${format === 'jpeg' ? 'jpg' : format}`.replaceAll(/[^A-Za-z0-9._-]/g, '_');
}
