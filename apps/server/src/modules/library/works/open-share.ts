import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { openShare as openShareEndpoint } from '@tuyuan/contract/library/album-share.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AttemptLimiter } from '../../../platform/http/attempt-limiter.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { verifyPassword } from '../../account/index.ts';
import { findSharedAlbum } from '../catalogue/index.ts';
import { findShare, type Share } from './album-share.repository.ts';
import { issuePass } from './share-pass.ts';
import type { WorksDeps } from './works-deps.ts';

/**
 * Throws `Share.NotFound`, `Share.Expired`, `Share.PasswordRequired`, `Share.WrongPassword`; `Request.TooMany` after too many wrong
 * passwords from one address.
 */
export async function openShare(
  { db, clientIp }: RequestContext,
  { token, password }: InputOf<typeof openShareEndpoint>,
  { timeZone, shareBox, limiter }: Pick<WorksDeps, 'timeZone' | 'shareBox'> & { limiter: AttemptLimiter },
): Promise<AnswerTo<typeof openShareEndpoint>> {
  const share = await orThrow(findShare(db, shareBox.mark(token), timeZone), 'Share.NotFound');
  if (share.isOver) throw new AppError('Share.Expired');
  await assertPassword(share, password, () => limiter.begin(clientIp));
  const album = await orThrow(findSharedAlbum(db, share.albumId), 'Share.NotFound');
  const { lastDay, canDownload, tokenMark } = share;
  return { album, lastDay, canDownload, pass: issuePass(shareBox, tokenMark) };
}

async function assertPassword({ passwordHash }: Share, password: string, begin: () => () => void): Promise<void> {
  if (passwordHash === null) return;
  if (password === '') throw new AppError('Share.PasswordRequired');
  const takeBack = begin();
  if (!(await verifyPassword(passwordHash, password))) {
    const { message } = new AppError('Share.WrongPassword');
    throw new AppError('Share.WrongPassword', { validationErrors: [{ message, members: ['password'] }] });
  }
  takeBack();
}
