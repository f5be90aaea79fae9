import type { ImageFaces } from '@tuyuan/contract/library/image-face.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { indexImages } from '../search/index.ts';
import { lockFaceSetting } from './face-setting.repository.ts';
import {
  countImageFaces,
  deleteFace,
  findFacedImage,
  type GivenFace,
  insertGivenFace,
  noteCorrection,
  settleFaceCounts,
  updateGivenFace,
} from './image-face.repository.ts';
import { presentImageFaces } from './present-image-faces.ts';

const maxFaces = 100;

/** Changes an image's faces in one transaction, for good: nothing found later undoes it. Throws `Image.NotFound`, `Face.Off`. */
async function correct(
  context: SignedInContext,
  imageId: number,
  timeZone: string,
  change: (transaction: Database) => Promise<void>,
): Promise<ImageFaces> {
  const { db, actor } = context;
  await inTransaction(db, async (transaction) => {
    // Locked, so that switching off and deleting waits for it.
    const { isOn } = await lockFaceSetting(transaction);
    if (!isOn) throw new AppError('Face.Off');
    const image = await findFacedImage(transaction, imageId);
    const isTheirs = actor.permissions.has('Pages.Images.Review') || image?.authorId === actor.id;
    if (image === null || !image.isReady || !isTheirs) throw new AppError('Image.NotFound');
    await noteCorrection(transaction, imageId);
    await change(transaction);
    await settleFaceCounts(transaction, idList([imageId]));
    await indexImages(transaction, [imageId], timeZone);
  });
  return presentImageFaces(context, imageId);
}

/** Throws `Image.NotFound`, `Face.Off`, `Face.TooMany`. */
export function createImageFace(
  context: SignedInContext,
  { imageId, ...face }: GivenFace & { imageId: number },
  timeZone: string,
): Promise<ImageFaces> {
  return correct(context, imageId, timeZone, async (transaction) => {
    if ((await countImageFaces(transaction, imageId)) >= maxFaces) throw new AppError('Face.TooMany');
    await insertGivenFace(transaction, imageId, face);
  });
}

/** Throws `Image.NotFound`, `Face.NotFound`, `Face.Off`. */
export function updateImageFace(
  context: SignedInContext,
  { id, imageId, ...face }: GivenFace & { id: number; imageId: number },
  timeZone: string,
): Promise<ImageFaces> {
  return correct(context, imageId, timeZone, async (transaction) => {
    if (!(await updateGivenFace(transaction, { id, imageId }, face))) throw new AppError('Face.NotFound');
  });
}

/** Throws `Image.NotFound`, `Face.NotFound`, `Face.Off`. */
export function deleteImageFace(
  context: SignedInContext,
  { id, imageId }: { id: number; imageId: number },
  timeZone: string,
): Promise<ImageFaces> {
  return correct(context, imageId, timeZone, async (transaction) => {
    if (!(await deleteFace(transaction, id, imageId))) throw new AppError('Face.NotFound');
  });
}
