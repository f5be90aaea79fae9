import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ServedFile } from '../../site/index.ts';
import { findStoredRelease } from './release.repository.ts';
import { releaseKey } from './release-key.ts';

const mediaTypes = { pdf: 'application/pdf', webp: 'image/webp' };

/** Returns a release's file for its author and for reviewers. Throws `Resource.NotFound`, also where it is only not theirs. */
export async function findRelease(
  storage: BlobStore,
  { db, tenant, actor }: RequestContext,
  id: number,
): Promise<ServedFile> {
  const release = await orThrow(findStoredRelease(db, id), 'Resource.NotFound');
  if (actor === null || (actor.id !== release.authorId && !actor.permissions.has('Pages.Images.Review')))
    throw new AppError('Resource.NotFound');
  const key = releaseKey(tenant.schema, release.key);
  const size = await storage.size(key);
  if (size === null) throw new AppError('Resource.NotFound');
  const name = `${release.fileName.replace(/\.[^.]+$/, '')}.${release.format}`;
  return {
    key,
    size,
    etag: `"${release.key}"`,
    headers: {
      'content-type': mediaTypes[release.format],
      'content-disposition': `inline; filename="release.${release.format}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    },
  };
}
