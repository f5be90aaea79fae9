import type { OwnImage } from '@tuyuan/contract/library/own-image.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findOwnImage } from './own-image.repository.ts';
import { assertPhotographer } from './photographer.repository.ts';
import { presentOwnImage } from './present-own-image.ts';

/** Throws `Photographer.Required`, `Image.NotFound`. */
export async function getOwnImage(
  { db, actor }: SignedInContext,
  id: number,
  timeZone: string,
): Promise<Unencoded<OwnImage>> {
  await assertPhotographer(db, actor.id);
  return presentOwnImage(await orThrow(findOwnImage(db, actor.id, id, timeZone), 'Image.NotFound'));
}
