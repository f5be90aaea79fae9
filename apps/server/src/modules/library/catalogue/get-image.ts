import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { imageAbilities } from './image.policy.ts';
import { findImage } from './image.repository.ts';

/** Throws `Image.NotFound` for one that isn't published. */
export async function getImage({ db, actor }: RequestContext, id: number): Promise<Unencoded<ImageDetail>> {
  const image = await orThrow(findImage(db, id), 'Image.NotFound');
  return { ...image, abilities: imageAbilities(actor, { authorId: image.author.id }) };
}
