import type { createAppLoginCode as endpoint } from '@tuyuan/contract/account/app-login.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { newOneTimeKey } from '../oauth/index.ts';
import { insertAppLoginCode } from './app-login-code.repository.ts';

const codeLifeSeconds = 120;

/** Issues a code bound to the caller's session. Throws `Session.Expired` when that has just ended. */
export async function createAppLoginCode({ db, tokenHash }: SignedInContext): Promise<AnswerTo<typeof endpoint>> {
  const { key: code, hash } = newOneTimeKey();
  const expiresAt = tokenHash && (await insertAppLoginCode(db, hash, tokenHash, codeLifeSeconds));
  if (!expiresAt) throw new AppError('Session.Expired');
  return { code, expiresAt };
}
