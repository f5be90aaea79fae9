import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateUploads as updateUploadsEndpoint } from '@tuyuan/contract/library/image-upload.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { changeDrafts } from './draft-image.repository.ts';
import { requirePhotographer } from './photographer.repository.ts';
import { presentUploads } from './present-uploads.ts';
import { lockReferences } from './reference.repository.ts';
import { screenDetails } from './screen-details.ts';
import { lockUploads, mergeDetails } from './upload.repository.ts';
import type { Uploader } from './upload-deps.ts';
import type { GivenDetails } from './upload-details.ts';

/**
 * Sets what is given; before there is an image it is kept with the upload. All or nothing. Throws
 * `Photographer.Required`, `Upload.NotFound`, `Album.NotFound`, `Category.NotFound`, `Region.NotFound`, `Image.PriceOutOfRange`, `Text.Blocked`.
 */
export async function updateUploads(
  { db, actor }: Uploader,
  { changes }: InputOf<typeof updateUploadsEndpoint>,
): Promise<AnswerTo<typeof updateUploadsEndpoint>> {
  await requirePhotographer(db, actor.id);
  const wanted = new Map<number, GivenDetails>();
  for (const { id, ...details } of changes)
    wanted.set(id, { ...wanted.get(id), ...(await screenDetails(db, details)) });
  const ids = [...wanted.keys()];
  return inTransaction(db, async (transaction) => {
    await lockReferences(transaction, actor.id, [...wanted.values()]);
    const uploads = await lockUploads(transaction, actor.id, ids);
    if (uploads.length !== ids.length) throw new AppError('Upload.NotFound');
    const found = uploads.map(({ id, imageId }) => ({ id, imageId, details: wanted.get(id) ?? {} }));
    await changeDrafts(
      transaction,
      found.flatMap(({ imageId, details }) => (imageId === null ? [] : [{ imageId, details }])),
    );
    await mergeDetails(
      transaction,
      found.filter(({ imageId }) => imageId === null),
    );
    return { items: await presentUploads(transaction, actor.id, ids) };
  });
}
