import type { getOAuthStart as endpoint } from '@tuyuan/contract/account/oauth.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { providerTitles } from './oauth-provider.ts';
import { peekState } from './take-oauth-state.ts';

/** Returns what this browser started under that state. Errors: `OAuth.StateRefused`. */
export async function getOAuthStart(context: RequestContext, state: string): Promise<OutputOf<typeof endpoint>> {
  const { provider, returnUrl, isRemembered, userId } = await peekState(context, state);
  const intent = userId === null ? 'login' : 'bind';
  return { provider, name: providerTitles[provider], intent, returnUrl, rememberMe: isRemembered };
}
