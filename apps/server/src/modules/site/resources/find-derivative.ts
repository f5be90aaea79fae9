import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import {
  type DerivativeFormat,
  type DerivativeSize,
  derivativeName,
  firstDerivatives,
  hasFormat,
  isMarkedSize,
} from '../../../platform/imaging/render-derivatives.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { mediaTypeOf } from './accepted-formats.ts';
import { derivativeKey } from './derivative-key.ts';
import { maySeeDerivatives } from './resource.policy.ts';
import type { ServedFile } from './send-file.ts';
import type { StoredImage } from './stored-image.repository.ts';
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

/** Asked for under the version before: it is now at this one. */
export interface MovedDerivative {
  movedTo: string;
}

/**
 * Returns the stored derivative, in the next format when the file of a preferred one is lost. `caller` is called only
 * when the image is not public. While its watermark is an old one, only sizes without any mark are served. Throws `Resource.NotFound`, the same for an image that doesn't exist, isn't public, or
 * has another version by now.
 */
export async function findDerivative(
  context: RequestContext,
  caller: () => Promise<RequestContext>,
  { storage, reportLost }: { storage: BlobStore; reportLost: ReportLost },
  wanted: WantedDerivative,
): Promise<ServedFile | MovedDerivative> {
  const { tenant, db } = context;
  const image = await storedImage(db, wanted.id);
  if (!image || image.version === null || ![image.version, image.previous_version].includes(wanted.version))
    throw new AppError('Resource.NotFound');
  const { version, sha256, is_published: isPublished, author_id: authorId } = image;
  if (!isPublished && !wanted.isShownElsewhere && !maySeeDerivatives((await caller()).actor, { authorId, isPublished }))
    throw new AppError('Resource.NotFound');
  if (version !== wanted.version) return { movedTo: version };
  const source = { tenantSchema: tenant.schema, sha256, version };
  if (image.is_stale && isMarked(wanted.size, image)) {
    reportLost(context, wanted.id, version);
    const unmarked = unmarkedSizes.filter((size) => !isMarked(size, image));
    const bare = unmarked.flatMap((size) => wanted.formats.map((format) => ({ size, format })));
    return orThrow(findStandIn(storage, source, bare), 'Resource.NotFound');
  }
  for (const format of wanted.formats.filter((candidate) => hasFormat(wanted.size, candidate))) {
    const name = derivativeName(wanted.size, format);
    const key = derivativeKey(source, name);
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
  // What an image was published with.
  const first = firstDerivatives.toReversed().filter(({ format }) => wanted.formats.includes(format));
  return orThrow(image.is_fresh ? findStandIn(storage, source, first) : Promise.resolve(null), 'Resource.NotFound');
}

/** Either at least is short enough to carry no mark, whatever a picture's shape. */
const unmarkedSizes = ['h300', 'w320'] as const;

function isMarked(size: DerivativeSize, { width, height }: StoredImage): boolean {
  return width === null || height === null || isMarkedSize(size, { width, height });
}

/** Returns the first of these that is there, for a moment instead of what is still being rendered. */
async function findStandIn(
  storage: BlobStore,
  source: Parameters<typeof derivativeKey>[0],
  candidates: readonly { size: DerivativeSize; format: DerivativeFormat }[],
): Promise<ServedFile | null> {
  for (const { size, format } of candidates) {
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
