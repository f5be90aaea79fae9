import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ManagedImage, updateImage as updateImageEndpoint } from '@tuyuan/contract/library/image-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { replaceLabels } from '../label/index.ts';
import { screenWork } from '../lifecycle/index.ts';
import { indexImages } from '../search/index.ts';
import { changeImage } from './image-change.repository.ts';
import { lockReferences } from './lock-references.ts';
import { findManagedImage } from './managed-image.repository.ts';

/** Throws `Text.Blocked`, `Image.NotFound`, `Category.NotFound`, `Region.NotFound`. */
export async function updateImage(
  db: Database,
  input: InputOf<typeof updateImageEndpoint>,
  timeZone: string,
): Promise<Unencoded<ManagedImage>> {
  const texts = await screenWork(db, input);
  const image = await inTransaction(db, async (transaction) => {
    await lockReferences(transaction, input);
    if (!(await changeImage(transaction, { ...input, ...texts }))) throw new AppError('Image.NotFound');
    await replaceLabels(transaction, [{ imageId: input.id, labels: texts.labels }]);
    await indexImages(transaction, [input.id], timeZone);
    return findManagedImage(transaction, input.id);
  });
  if (!image) throw new AppError('Image.NotFound');
  forgetTrees(db);
  return image;
}
