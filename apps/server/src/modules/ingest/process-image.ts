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
 * Makes everything that is made of an original. A picture that can't be decoded is marked as failed with its `Picture.*`
 * code; any other error is thrown, for the queue to try again. An image that is ready is left alone.
 */
export async function processImage(
  deps: IngestDeps,
  library: TenantLibrary,
  imageId: number,
  publish: boolean,
): Promise<void> {
  const image = await findUnprocessed(library.db, imageId);
  if (image) await render(deps, library, image);
  if (publish) {
    await inTransaction(library.db, async (transaction) => {
      await publishReady(transaction, imageId);
      await indexImages(transaction, [imageId], deps.timeZone);
    });
  }
  forgetStoredImages(library.db, [imageId]);
}

async function render(deps: IngestDeps, library: TenantLibrary, image: UnprocessedImage): Promise<void> {
  const version = randomBytes(12).toString('base64url');
  const keys: string[] = [];
  const stored: Promise<void>[] = [];
  let isSaved = false;
  try {
    const rendered = await deps.imaging.render(
      { source: { bytes: await buffer(await deps.storage.read(image.original_key)) }, fileName: image.original_name },
      {
        watermark: defaultWatermark,
        rights: { artist: image.artist || image.author, copyright: image.copyright || null },
        onDerivative({ name, bytes }) {
          const key = derivativeKey({ tenantSchema: library.schema, sha256: image.sha256, version }, name);
          keys.push(key);
          stored.push(deps.storage.put(key, Buffer.from(bytes)));
        },
      },
    );
    await Promise.all(stored);
    isSaved = await save(library, image.id, rendered, version);
  } catch (error) {
    const refusal = PictureRefusalCode.safeParse(error instanceof AppError ? error.code : null);
    if (!refusal.success) throw error;
    await markFailed(library.db, image.id, refusal.data);
  } finally {
    await Promise.allSettled(stored);
    if (!isSaved) await deps.storage.delete(keys);
  }
}

async function save({ db }: TenantLibrary, id: number, rendered: RenderedPicture, version: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const isFirst = await saveRendered(transaction, id, rendered, { version, recipe: derivativeRecipe });
    if (isFirst) await saveDescriptor(transaction, id, lookRecipe, rendered.look);
    return isFirst;
  });
}
