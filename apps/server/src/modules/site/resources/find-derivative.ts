import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import {
  type DerivativeFormat,
  type DerivativeSize,
  derivativeName,
  hasFormat,
} from '../../../platform/imaging/render-derivatives.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { mediaTypeOf } from './accepted-formats.ts';
import { derivativeKey } from './derivative-key.ts';
import { maySeeDerivatives } from './resource.policy.ts';
import type { ServedFile } from './send-file.ts';
import { storedImage } from './stored-images.ts';

export interface WantedDerivative {
  id: number;
  version: string;
  size: DerivativeSize;
  /** In the order they are preferred. */
  formats: readonly DerivativeFormat[];
  /** True when it is shown for a reason that the library does not know of. */
  isShownElsewhere?: boolean;
}

/** Called for every image whose derivative is missing from storage. */
export type ReportLost = (context: RequestContext, imageId: number, version: string) => void;

/**
 * Returns the stored derivative, in the next format when the file of a preferred one is lost. `caller` is called only
 * when the image is not public. Throws `Resource.NotFound`, the same for an image that doesn't exist, isn't public, or
 * has another version by now.
 */
export async function findDerivative(
  context: RequestContext,
  caller: () => Promise<RequestContext>,
  { storage, reportLost }: { storage: BlobStore; reportLost: ReportLost },
  wanted: WantedDerivative,
): Promise<ServedFile> {
  const { tenant, db } = context;
  const image = await storedImage(db, wanted.id);
  if (!image || image.version === null || image.version !== wanted.version) throw new AppError('Resource.NotFound');
  const { version, sha256, is_published: isPublished, author_id: authorId } = image;
  if (!isPublished && !wanted.isShownElsewhere && !maySeeDerivatives((await caller()).actor, { authorId, isPublished }))
    throw new AppError('Resource.NotFound');
  for (const format of wanted.formats.filter((candidate) => hasFormat(wanted.size, candidate))) {
    const name = derivativeName(wanted.size, format);
    const key = derivativeKey({ tenantSchema: tenant.schema, sha256, version }, name);
    const size = await storage.size(key);
    if (size !== null) {
      const headers = {
        'content-type': mediaTypeOf(format),
        'cache-control': cacheControl(isPublished, wanted.isShownElsewhere ?? false),
        vary: 'Accept',
      };
      return { key, size, etag: `"${version}.${name}"`, headers };
    }
    reportLost(context, wanted.id, version);
  }
  throw new AppError('Resource.NotFound');
}

/** What is shown elsewhere may be withdrawn there at any time, so it is cached only briefly. */
function cacheControl(isPublished: boolean, isShownElsewhere: boolean): string {
  if (isPublished) return 'public, max-age=31536000, immutable';
  return isShownElsewhere ? 'private, max-age=300' : 'private, no-store';
}
