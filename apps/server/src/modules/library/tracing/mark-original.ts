import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { type CopyFor, findOriginalToMark, insertDownloadMark } from './download-mark.repository.ts';

interface MarkDeps {
  storage: BlobStore;
  imaging: Pick<ImagingPool, 'embedTrace'>;
}

export interface MarkedOriginal {
  bytes: Buffer;
  contentType: string;
  /** Of the file as it is handed out. */
  fileName: string;
}

/**
 * Returns a copy of an original for one person, with an invisible mark of its own by which a leak can be traced to this
 * download, and records it; `maxSide` makes it smaller. Everyone but the author gets such a copy. Throws `Resource.NotFound` and `Picture.*`.
 */
export async function markOriginal(
  { storage, imaging }: MarkDeps,
  { db }: Pick<RequestContext, 'db'>,
  imageId: number,
  { maxSide, ...copyFor }: CopyFor & { maxSide?: number },
): Promise<MarkedOriginal> {
  const image = await orThrow(findOriginalToMark(db, imageId), 'Resource.NotFound');
  const original = await buffer(await storage.read(image.originalKey));
  const code = randomBytes(16);
  const rights = { artist: image.artist, copyright: image.copyright || null, digitalSourceType: null };
  const picture = { source: { bytes: original }, fileName: image.originalName };
  const { bytes, format } = await imaging.embedTrace(picture, code, rights, maxSide);
  // Before a byte leaves.
  await insertDownloadMark(db, { code, imageId, ...copyFor });
  const fileName = `${image.no}.${format === 'jpeg' ? 'jpg' : format}`;
  return { bytes: Buffer.from(bytes), contentType: `image/${format}`, fileName };
}
