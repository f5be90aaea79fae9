import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { PictureRefusalCode } from '../../../platform/imaging/picture-refusal.ts';
import { derivativeFolder, forgetStoredImages } from '../../site/index.ts';
import { indexImages } from '../search/index.ts';
import { findSimilarJob } from '../similar/index.ts';
import { imageLayers } from '../watermarks/index.ts';
import type { IngestDeps, TenantLibrary } from './ingest-deps.ts';
import { findRendered, noteFailedRendering, saveRendered } from './processed-image.repository.ts';
import { derivativeRecipe, newVersion, renderImage } from './render-image.ts';

/**
 * Renders an image's derivatives again. By the same recipe the result is identical, so lost files come back under their
 * old addresses; another recipe gives a new version, and the old version's files are deleted after the switch. An
 * original that can no longer be decoded is noted with its `Picture.*` code; any other error is thrown so that the
 * queue retries.
 */
export async function renderAgain(
  deps: IngestDeps,
  library: TenantLibrary,
  imageId: number,
  version: string,
): Promise<void> {
  const image = await findRendered(library.db, imageId, version);
  if (!image) return;
  const { hash, layers } = await imageLayers(deps.storage, library, imageId);
  const recipe = derivativeRecipe(hash);
  const next = image.recipe === recipe ? version : newVersion();
  const keys: string[] = [];
  let unneeded = next === version ? [] : keys;
  try {
    const rendered = await renderImage(deps, library, image, { version: next, layers }, keys);
    const rendering = { version: next, recipe, replaces: version };
    // From here on the files stay unless the database says which ones are the image's: a commit may succeed and yet not be heard of.
    unneeded = [];
    const isSaved = await inTransaction(library.db, async (transaction) => {
      if (!(await saveRendered(transaction, imageId, rendered, rendering))) return false;
      await indexImages(transaction, [imageId], deps.timeZone);
      await deps.jobs.enqueue(transaction, findSimilarJob, library.schema, {});
      return true;
    });
    // Before the folder is listed: whoever asks meanwhile is to be told the new address.
    forgetStoredImages(library.db, [imageId]);
    if (next !== version) unneeded = isSaved ? await filesOf(deps, library, image.sha256, version) : keys;
  } catch (error) {
    const refusal = PictureRefusalCode.safeParse(error instanceof AppError ? error.code : null);
    if (!refusal.success) throw error;
    await noteFailedRendering(library.db, imageId, version, refusal.data);
    forgetStoredImages(library.db, [imageId]);
  } finally {
    await deps.storage.delete(unneeded);
  }
}

async function filesOf(
  { storage }: IngestDeps,
  { schema }: TenantLibrary,
  sha256: Uint8Array,
  version: string,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(derivativeFolder({ tenantSchema: schema, sha256, version }))) keys.push(key);
  return keys;
}
