import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../platform/database/database.ts';
import {
  defaultWatermark,
  derivativeVersion,
  lookRecipe,
  PictureRefusalCode,
  type RenderedPicture,
  watermarkHash,
} from '../imaging/index.ts';
import { derivativeKey, forgetStoredImages } from '../resource/index.ts';
import { indexImages } from '../search/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import {
  findUnprocessed,
  markFailed,
  publishReady,
  saveDescriptor,
  saveRendered,
  type UnprocessedImage,
} from './processed-image.repository.ts';

/** Names the way derivatives are made; another recipe means that they have to be made anew. */
export const derivativeRecipe = `${derivativeVersion}-${watermarkHash(defaultWatermark)}`;

/**
 * Makes everything that is made of an original and, if asked to, publishes the image in the same transaction. A picture
 * that can't be decoded is marked as failed with its `Picture.*` code; any other error is thrown, for the queue to try
 * again. An image that is ready is left alone: a job that comes late must not publish what somebody has since decided about.
 */
export async function processImage(
  deps: IngestDeps,
  library: TenantLibrary,
  imageId: number,
  publish: boolean,
): Promise<void> {
  const image = await findUnprocessed(library.db, imageId);
  if (!image) return;
  const version = randomBytes(12).toString('base64url');
  const keys: string[] = [];
  let isNeeded = false;
  try {
    const rendered = await renderInto(deps, library, image, version, keys);
    // From here on the files stay unless the database says that it has others: a commit may succeed and yet not be heard of.
    isNeeded = true;
    isNeeded = await save(deps, library, imageId, rendered, version, publish);
  } catch (error) {
    const refusal = PictureRefusalCode.safeParse(error instanceof AppError ? error.code : null);
    if (!refusal.success) throw error;
    await markFailed(library.db, imageId, refusal.data);
  } finally {
    if (!isNeeded) await deps.storage.delete(keys);
  }
  forgetStoredImages(library.db, [imageId]);
}

/** Renders and stores each derivative while the next is being encoded; `keys` tells afterwards what may have been stored. */
async function renderInto(
  { imaging, storage }: IngestDeps,
  { schema }: TenantLibrary,
  image: UnprocessedImage,
  version: string,
  keys: string[],
): Promise<RenderedPicture> {
  const stored: Promise<void>[] = [];
  try {
    const original = await buffer(await storage.read(image.original_key));
    return await imaging.render(
      { source: { bytes: original }, fileName: image.original_name },
      {
        watermark: defaultWatermark,
        rights: { artist: image.artist || image.author, copyright: image.copyright || null },
        onDerivative({ name, bytes }) {
          const key = derivativeKey({ tenantSchema: schema, sha256: image.sha256, version }, name);
          const written = storage.put(key, Buffer.from(bytes));
          // Awaited below; until then a full disk must not count as an unhandled rejection.
          written.catch(() => undefined);
          keys.push(key);
          stored.push(written);
        },
      },
    );
  } finally {
    await Promise.allSettled(stored);
    await Promise.all(stored);
  }
}

async function save(
  { timeZone }: IngestDeps,
  { db }: TenantLibrary,
  id: number,
  rendered: RenderedPicture,
  version: string,
  publish: boolean,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    if (!(await saveRendered(transaction, id, rendered, { version, recipe: derivativeRecipe }))) return false;
    await saveDescriptor(transaction, id, lookRecipe, rendered.look);
    if (publish) {
      await publishReady(transaction, id);
      await indexImages(transaction, [id], timeZone);
    }
    return true;
  });
}
