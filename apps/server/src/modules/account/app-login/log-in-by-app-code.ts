import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { openSession, type SessionRules } from '../identity/index.ts';
import { hashOneTimeKey } from '../oauth/index.ts';
import { deleteAppLoginCode, lockAppSession } from './app-login-code.repository.ts';

/** Consumes an app's code and returns the token of a session that ends with the app's. Throws `AppLogin.CodeRefused`. */
export function logInByAppCode(rules: SessionRules, context: RequestContext, code: string): Promise<string> {
  const codeHash = hashOneTimeKey(code);
  return inTransaction(context.db, async (transaction) => {
    const opener = await lockAppSession(transaction, codeHash);
    if (!opener || !(await deleteAppLoginCode(transaction, codeHash))) throw new AppError('AppLogin.CodeRefused');
    const { userId, userName } = opener;
    return openSession(transaction, rules, context, { userId, userName, method: 'app', rememberMe: true, opener });
  });
}
