import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getSharedImages } from '@tuyuan/contract/library/album-share.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { albumImagePage } from '../catalogue/index.ts';
import { findShare } from './album-share.repository.ts';
import { readPass } from './share-pass.ts';
import type { WorksDeps } from './works-deps.ts';

/** Throws `Share.Expired` also when the author took the link back meanwhile. */
export async function listSharedImages(
  { db }: RequestContext,
  input: InputOf<typeof getSharedImages>,
  { timeZone, shareBox }: Pick<WorksDeps, 'timeZone' | 'shareBox'>,
): Promise<OutputOf<typeof getSharedImages>> {
  const mark = readPass(shareBox, input.pass);
  const share = mark && (await findShare(db, mark, timeZone));
  if (!share || share.isOver) throw new AppError('Share.Expired');
  return albumImagePage(db, { ...input, id: share.albumId });
}
