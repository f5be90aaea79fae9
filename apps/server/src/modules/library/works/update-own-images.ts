import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateOwnImages as updateOwnImagesEndpoint } from '@tuyuan/contract/library/own-image.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { lockReferences } from '../desk/index.ts';
import { addLabels } from '../label/index.ts';
import { assertWithinPriceLimits } from '../pricing/index.ts';
import { changeOwnImages } from './change-own-images.ts';
import { changeManyOwnImages } from './own-image-bulk.repository.ts';
import { lockOwnAlbum } from './own-reference.repository.ts';
import { screenLabels } from './screen-labels.ts';

/** Throws `Photographer.Required`, `Album.NotFound`, `Category.NotFound`, `Region.NotFound`, `Image.PriceOutOfRange`, `Text.Blocked`. */
export function updateOwnImages(
  context: SignedInContext,
  input: InputOf<typeof updateOwnImagesEndpoint>,
  timeZone: string,
): Promise<BulkResult> {
  return changeOwnImages(context, input.ids, timeZone, async (transaction, own) => {
    const labels = await screenLabels(transaction, input.addLabels);
    await lockReferences(transaction, input);
    await lockOwnAlbum(transaction, context.actor.id, input.albumId ?? null);
    if (input.prices) await assertWithinPriceLimits(transaction, input.prices);
    const changed = await changeManyOwnImages(transaction, own, input);
    await addLabels(transaction, changed, labels);
    return changed;
  });
}
