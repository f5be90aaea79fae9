import { useBindExternalAccountMutation } from '@tuyuan/api-client/account/external-account.ts';
import { useLazyGetOAuthStartQuery } from '@tuyuan/api-client/account/oauth.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getOAuthStart } from '@tuyuan/contract/account/oauth.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { oauthResultPath } from '../../../shared/oauth/oauth-result.ts';
import { useSession } from '../../../shared/site-session.tsx';

type Start = ResultOf<typeof getOAuthStart>;

export type CallbackStep =
  | { readonly state: 'working'; readonly start?: Start }
  | { readonly state: 'refused' | 'disabled' | 'failed'; readonly text: string; readonly start?: Start };

/** Finishes what this browser began under the address's `state`, with the third party's `code`. */
export function useOAuthCallback(): CallbackStep {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [getStart] = useLazyGetOAuthStartQuery();
  const [bind] = useBindExternalAccountMutation();
  const [step, setStep] = useState<CallbackStep>({ state: 'working' });
  const isBegun = useRef(false);
  const code = query.get('code');
  const state = query.get('state');

  async function finish(start: Start, answer: { code: string; state: string }): Promise<void> {
    const { intent, returnUrl, rememberMe, name } = start;
    if (intent === 'bind') {
      await bind(answer).unwrap();
      return navigate(oauthResultPath('bound', returnUrl), { replace: true });
    }
    const outcome = await (await session.whenReady()).logInByOAuth(answer, { rememberMe });
    if (!outcome.isOk) return setStep({ state: 'failed', text: outcome.failure.message, start });
    const { result } = outcome;
    if (result.isLoggedIn) return navigate(oauthResultPath('loggedIn', returnUrl), { replace: true });
    if (result.action === 'disabled')
      return setStep({ state: 'disabled', text: '这个账号已停用，请联系管理员。', start });
    // In the history and not in the address, so that a copied address does not contain the ticket.
    const { bindTicket, nickName } = result;
    const handed = { bindTicket, nickName, providerName: name, returnUrl, rememberMe };
    return navigate('/account/oauth/verifyMobile', { replace: true, state: handed });
  }

  async function run(): Promise<void> {
    if (state === null) return setStep({ state: 'failed', text: '这个地址不完整，请重新发起登录。' });
    let start: Start | undefined;
    try {
      start = await getStart({ state }).unwrap();
      setStep({ state: 'working', start });
      if (code === null) {
        const text = `你没有同意${start.intent === 'bind' ? '绑定' : '登录'}，什么都没有改变。`;
        return setStep({ state: 'refused', text, start });
      }
      await finish(start, { code, state });
    } catch (thrown) {
      const text = isApiFailure(thrown) ? thrown.message : '出了点问题，请重新发起。';
      setStep({ state: 'failed', text, ...(start && { start }) });
    }
  }

  // A state can be used once.
  const runOnce = useRef(run);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void runOnce.current();
  }, []);
  return step;
}
