import type { PanoramaPicture } from '@tuyuan/contract/library/panorama-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { cutPanoramaJob } from './cut-panorama-job.ts';
import type { PanoramaDeps } from './panorama-deps.ts';
import { findOwnPictures, findPanoramaPicture, requeueCut } from './panorama-picture.repository.ts';

/** Queues a picture again whose cutting failed; any other stays as it is. Throws `Panorama.PictureNotFound`. */
export function retryPanoramaPicture(
  { jobs }: Pick<PanoramaDeps, 'jobs'>,
  { db, schema }: { db: Database; schema: string },
  { id, pictureId }: { id: number; pictureId: number },
): Promise<PanoramaPicture> {
  return inTransaction(db, async (transaction) => {
    if ((await findOwnPictures(transaction, id, [pictureId])).length === 0)
      throw new AppError('Panorama.PictureNotFound');
    if (await requeueCut(transaction, pictureId, id))
      await jobs.enqueue(transaction, cutPanoramaJob, schema, { pictureId });
    return orThrow(findPanoramaPicture(transaction, pictureId), 'Panorama.PictureNotFound');
  });
}
