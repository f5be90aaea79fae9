import type { bindPhoneToExternalAccount as endpoint } from '@tuyuan/contract/account/oauth.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { createPhoneUser, findUserByPhone, openSession } from '../identity/index.ts';
import { takeSmsCode, wrongSmsCode } from '../sms/index.ts';
import { attach } from './bind-external-account.ts';
import { takeBindTicket } from './bind-ticket.repository.ts';
import { browserHash } from './oauth-browser.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { hashOneTimeKey } from './one-time-key.ts';

/**
 * Links an unlinked third-party account to the account of a verified phone, created if missing; returns the token. The
 * ticket is consumed only on success. Errors: `OAuth.BindTicketRefused`, `Sms.CodeWrong`, `Session.Deactivated`,
 * `Agreement.Outdated`, those of `attach`.
 */
export async function bindPhoneToExternalAccount(
  deps: OAuthDeps,
  context: RequestContext,
  { bindTicket, phone, smsCode, agreementVersion, privacyVersion }: InputOf<typeof endpoint>,
): Promise<string> {
  const { db, cookies, clientIp } = context;
  const browser = browserHash(cookies);
  if (!browser) throw new AppError('OAuth.BindTicketRefused');
  const key = { ticketHash: hashOneTimeKey(bindTicket), browserHash: browser };
  const token = await inTransaction(db, async (transaction) => {
    // A wrong code must stay counted, so the transaction ends without an error.
    if (!(await takeSmsCode(transaction, { phone, purpose: 'bindPhone', code: smsCode }))) return null;
    const ticket = await orThrow(takeBindTicket(transaction, key), 'OAuth.BindTicketRefused');
    const { nickName, isRemembered: rememberMe } = ticket;
    const user =
      (await findUserByPhone(transaction, phone)) ??
      (await createPhoneUser(transaction, { phone, nickName, agreementVersion, privacyVersion, clientIp }));
    if (!user.is_active) throw new AppError('Session.Deactivated');
    await attach(transaction, user.id, ticket);
    const opened = { userId: user.id, userName: user.user_name, method: 'oauth', rememberMe } as const;
    return openSession(transaction, deps.rules, context, opened);
  });
  if (token === null) throw wrongSmsCode();
  return token;
}
