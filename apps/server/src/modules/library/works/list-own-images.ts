import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getOwnImages } from '@tuyuan/contract/library/own-image.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countOwnImages, findOwnImages } from './own-image.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnImage } from './present-own-image.ts';

/** Throws `Photographer.Required`. */
export async function listOwnImages(
  { db, actor }: SignedInContext,
  query: InputOf<typeof getOwnImages>,
  timeZone: string,
): Promise<AnswerTo<typeof getOwnImages>> {
  await assertPhotographer(db, actor.id);
  const found = await findOwnImages(db, actor.id, query, timeZone);
  return { ...found, items: found.items.map(presentOwnImage), counts: await countOwnImages(db, actor.id) };
}
