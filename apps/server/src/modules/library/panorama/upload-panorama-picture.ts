import { randomBytes } from 'node:crypto';
import type { PanoramaPicture } from '@tuyuan/contract/library/panorama-management.ts';
import { maxScenes, minPanoramaWidth, panoramaShapeTolerance } from '@tuyuan/contract/library/panorama-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import { countPanoramaFiles } from '../../../platform/imaging/cut-panorama.ts';
import { cutPanoramaJob } from './cut-panorama-job.ts';
import { lockPanorama } from './managed-panorama.repository.ts';
import type { PanoramaDeps } from './panorama-deps.ts';
import { panoramaOriginalKey } from './panorama-files.ts';
import { findPanoramaPicture, findPanoramaPictures, insertPanoramaPicture } from './panorama-picture.repository.ts';

/** Some are uploaded again and again until they are right; the night's tidying deletes what no scene uses. */
const maxPictures = maxScenes * 2;

/**
 * Stores an equirectangular picture and queues it to be cut. Throws `Panorama.NotFound`, `Panorama.NotEquirectangular`,
 * `Panorama.TooSmall`, `Panorama.TooManyPictures`, `Picture.*`, `Storage.Full`.
 */
export async function uploadPanoramaPicture(
  { imaging, storage, jobs }: Pick<PanoramaDeps, 'imaging' | 'storage' | 'jobs'>,
  { db, schema }: { db: Database; schema: string },
  panoramaId: number,
  { bytes, fileName }: UploadedFile,
): Promise<PanoramaPicture> {
  const { report, metadata } = await imaging.inspect({ source: { bytes }, fileName });
  const { width, height, format } = report;
  if (Math.abs(width / height / 2 - 1) > panoramaShapeTolerance) throw new AppError('Panorama.NotEquirectangular');
  if (width < minPanoramaWidth) throw new AppError('Panorama.TooSmall');
  const originalKey = panoramaOriginalKey(schema, randomBytes(16).toString('base64url'), format);
  await storage.put(originalKey, bytes);
  try {
    return await inTransaction(db, async (transaction) => {
      // Two at once count one after the other.
      if (!(await lockPanorama(transaction, panoramaId))) throw new AppError('Panorama.NotFound');
      if ((await findPanoramaPictures(transaction, panoramaId)).length >= maxPictures)
        throw new AppError('Panorama.TooManyPictures');
      const id = await insertPanoramaPicture(transaction, {
        panoramaId,
        originalKey,
        originalName: [...fileName.toWellFormed().replaceAll('\u0000', '')].slice(0, 200).join(''),
        width,
        height,
        bytes: bytes.length,
        isDeclared: metadata.isEquirectangular,
        tilesTotal: countPanoramaFiles(width),
      });
      await jobs.enqueue(transaction, cutPanoramaJob, schema, { pictureId: id });
      return orThrow(findPanoramaPicture(transaction, id), 'Panorama.NotFound');
    });
  } catch (error) {
    await storage.delete([originalKey]);
    throw error;
  }
}
