import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { openSession, type SessionRules } from '../identity/index.ts';
import { browserHash, hashOneTimeKey } from '../oauth/index.ts';
import { takeQrLogIn } from './qr-log-in.repository.ts';

/** Opens the session that a phone confirmed, in the browser that showed the code, once. Throws `QrLogIn.Refused`. */
export function logInByQr(rules: SessionRules, context: RequestContext, { code }: { code: string }): Promise<string> {
  const browser = browserHash(context.cookies);
  if (browser === null) throw new AppError('QrLogIn.Refused');
  const key = { codeHash: hashOneTimeKey(code), browserHash: browser };
  return inTransaction(context.db, async (transaction) => {
    const { isRemembered: rememberMe, ...user } = await orThrow(takeQrLogIn(transaction, key), 'QrLogIn.Refused');
    return openSession(transaction, rules, context, { ...user, method: 'qr', rememberMe });
  });
}
