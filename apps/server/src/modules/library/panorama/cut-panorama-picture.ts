import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { PictureRefusalCode } from '../../../platform/imaging/picture-refusal.ts';
import type { TenantLibrary } from '../ingest/index.ts';
import type { PanoramaDeps } from './panorama-deps.ts';
import { panoramaFileKey } from './panorama-files.ts';
import { panoramaMark } from './panorama-mark.ts';
import { findPictureToCut, markCutFailed, noteTiles, saveTiles } from './panorama-picture.repository.ts';

/** Tiles after which the progress is written down. */
const noteEvery = 12;

/**
 * Cuts a picture into tiles under a new version and puts that in the place of the one before. A picture that can't be decoded is
 * marked as failed with its `Picture.*` code; any other error is thrown so that the queue tries again.
 */
export async function cutPanoramaPicture(
  { imaging, storage }: Pick<PanoramaDeps, 'imaging' | 'storage'>,
  { schema, db }: TenantLibrary,
  pictureId: number,
): Promise<void> {
  const picture = await findPictureToCut(db, pictureId);
  if (!picture) return;
  const { recipe, marks } = await panoramaMark(storage, { db, schema });
  if (picture.state === 'ready' && picture.recipe === recipe) return;
  const version = randomBytes(16).toString('base64url');
  const keys: string[] = [];
  const stored: Promise<void>[] = [];
  let isUsed = false;
  try {
    const original = await buffer(await storage.read(picture.originalKey));
    const source = { source: { bytes: original }, fileName: picture.originalName };
    const tileWidth = await imaging.cutPanorama(source, marks, ({ name, bytes }) => {
      const key = panoramaFileKey(schema, version, name);
      keys.push(key);
      const written = storage.put(key, Buffer.from(bytes));
      // Awaited below; until then a full disk must not count as an unhandled rejection.
      written.catch(() => undefined);
      stored.push(written);
      if (picture.version === null && keys.length % noteEvery === 0)
        stored.push(noteTiles(db, pictureId, keys.length).catch(() => undefined));
    });
    await Promise.all(stored);
    // From here on the files stay unless the database says that it has others.
    isUsed = true;
    isUsed = await saveTiles(db, pictureId, { version, tileWidth, recipe, replaces: picture.version });
  } catch (error) {
    const refusal = PictureRefusalCode.safeParse(error instanceof AppError ? error.code : null);
    if (!refusal.success) throw error;
    await markCutFailed(db, pictureId, refusal.data);
  } finally {
    if (!isUsed) {
      await Promise.allSettled(stored);
      await storage.delete(keys);
    }
  }
}
