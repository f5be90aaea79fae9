import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { imageAbilities } from './image.policy.ts';
import { findImage } from './image.repository.ts';

/** Throws `Image.NotFound` for one that isn't published. */
export async function getImage({ db, actor }: RequestContext, id: number): Promise<Unencoded<ImageDetail>> {
  const image = await findImage(db, id);
  if (!image) throw new AppError('Image.NotFound');
  return { ...image, abilities: imageAbilities(actor, { authorId: image.author.id }) };
}
