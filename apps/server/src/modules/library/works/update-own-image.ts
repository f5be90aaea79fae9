import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { OwnImage, updateOwnImage as updateOwnImageEndpoint } from '@tuyuan/contract/library/own-image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { forgetTrees } from '../catalogue/index.ts';
import { lockReferences } from '../desk/index.ts';
import { replaceLabels } from '../label/index.ts';
import { assertWithinPriceLimits } from '../pricing/index.ts';
import { indexImages } from '../search/index.ts';
import { changeOwnImage, findOwnImage } from './own-image.repository.ts';
import { lockOwnWorks } from './own-move.repository.ts';
import { lockOwnAlbum } from './own-reference.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnImage } from './present-own-image.ts';
import { screenLabels } from './screen-labels.ts';

/**
 * Throws `Photographer.Required`, `Image.NotFound`, `Image.StateMismatch`, `Album.NotFound`, `Category.NotFound`, `Region.NotFound`,
 * `Text.Blocked`, `Image.PriceOutOfRange`; `Image.Incomplete` when what was submitted once would lose a required field.
 */
export async function updateOwnImage(
  { db, actor }: SignedInContext,
  input: InputOf<typeof updateOwnImageEndpoint>,
  timeZone: string,
): Promise<Unencoded<OwnImage>> {
  const image = await inTransaction(db, async (transaction) => {
    await assertPhotographer(transaction, actor.id);
    const texts = await screenFields(transaction, { title: input.title, description: input.description });
    const labels = await screenLabels(transaction, input.labels);
    await lockReferences(transaction, input);
    await lockOwnAlbum(transaction, actor.id, input.albumId);
    await lockOwnWorks(transaction, 'image', actor.id, [input.id]);
    const before = await orThrow(findOwnImage(transaction, actor.id, input.id, timeZone), 'Image.NotFound');
    await assertWithinPriceLimits(transaction, input.prices, before.prices);
    if (!(await changeOwnImage(transaction, actor.id, { ...input, ...texts })))
      throw new AppError('Image.StateMismatch');
    await replaceLabels(transaction, [{ imageId: input.id, labels }]);
    await indexImages(transaction, [input.id], timeZone);
    const changed = await orThrow(findOwnImage(transaction, actor.id, input.id, timeZone), 'Image.NotFound');
    const isEmptied = changed.missing.some((field) => !before.missing.includes(field));
    if (changed.reviewState !== 'draft' && isEmptied) throw new AppError('Image.Incomplete');
    return changed;
  });
  forgetTrees(db);
  return presentOwnImage(image);
}
