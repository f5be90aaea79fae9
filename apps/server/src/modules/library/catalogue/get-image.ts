import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { imageAbilities } from './image.policy.ts';
import { presentImage } from './image.presenter.ts';
import { findImage } from './image.repository.ts';

/** Throws `Image.NotFound` for one that isn't published. */
export async function getImage({ db, actor }: RequestContext, id: number, timeZone: string): Promise<ImageDetail> {
  const row = await findImage(db, id);
  if (!row) throw new AppError('Image.NotFound');
  return presentImage(row, imageAbilities(actor, { authorId: row.author_id }), timeZone);
}
