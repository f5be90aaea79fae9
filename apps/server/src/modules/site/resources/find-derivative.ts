import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import {
  type DerivativeFormat,
  type DerivativeSize,
  derivativeName,
  firstDerivatives,
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
    if (!image.is_fresh) reportLost(context, wanted.id, version);
  }
  const source = { tenantSchema: tenant.schema, sha256, version };
  const standIn = image.is_fresh ? await findStandIn(storage, source, wanted.formats) : null;
  if (standIn) return standIn;
  throw new AppError('Resource.NotFound');
}

/** Returns what an image was published with, for a moment instead of what is still being rendered. */
async function findStandIn(
  storage: BlobStore,
  source: Parameters<typeof derivativeKey>[0],
  formats: readonly DerivativeFormat[],
): Promise<ServedFile | null> {
  for (const { size, format } of firstDerivatives.toReversed()) {
    if (!formats.includes(format)) continue;
    const name = derivativeName(size, format);
    const key = derivativeKey(source, name);
    const bytes = await storage.size(key);
    if (bytes === null) continue;
    const headers = { 'content-type': mediaTypeOf(format), 'cache-control': 'private, no-store', vary: 'Accept' };
    return { key, size: bytes, etag: `"${source.version}.${name}"`, headers };
  }
  return null;
}

/** What is shown elsewhere may be withdrawn there at any time, so it is cached only briefly. */
function cacheControl(isPublished: boolean, isShownElsewhere: boolean): string {
  if (isPublished) return 'public, max-age=31536000, immutable';
  return isShownElsewhere ? 'private, max-age=300' : 'private, no-store';
}
