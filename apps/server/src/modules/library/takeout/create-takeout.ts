import type { ExportLink } from '@tuyuan/contract/export.ts';
import { ownPicturesPath } from '@tuyuan/contract/resource-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { insertExportLink, newExportToken } from '../../site/index.ts';
import { countOwn } from './takeout.repository.ts';

/** What an export link of one's own pictures leads to. */
export const takeoutLinkName = 'own-pictures';
const lifeSeconds = 300;

/** Throws `Image.NotFound` when one of them is not the caller's. */
export async function createTakeout({ db, actor }: SignedInContext, ids: readonly number[]): Promise<ExportLink> {
  const chosen = [...new Set(ids)];
  if ((await countOwn(db, actor.id, chosen)) !== chosen.length) throw new AppError('Image.NotFound');
  const { token, tokenHash } = newExportToken();
  const filters = { ids: chosen };
  await insertExportLink(db, { tokenHash, userId: actor.id, list: takeoutLinkName, filters, lifeSeconds });
  return { path: ownPicturesPath(token), expiresInSeconds: lifeSeconds };
}
