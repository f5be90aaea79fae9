import { Button } from '@tuyuan/ui/button.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { useSession, useSessionState } from '../../../shared/site-session.tsx';
import styles from './third-party.module.css';

type Step = { readonly state: 'working' } | { readonly state: 'asking'; readonly name: string } | Failed;
interface Failed {
  readonly state: 'failed';
  readonly text: string;
}

/**
 * Logs in with an app's token and goes on to `returnUrl`. Asks first if a user is already logged in: a link must not
 * silently switch to another account.
 */
export function AppLogIn() {
  const session = useSession();
  const { user, isRestored } = useSessionState();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const goOn = useGoOn();
  const token = useRef(query.get('token') ?? '');
  const isBegun = useRef(false);
  const [step, setStep] = useState<Step>({ state: 'working' });

  async function logIn(): Promise<void> {
    setStep({ state: 'working' });
    const full = await session.whenReady();
    const outcome = await full.getUserByAuthorization({ authorization: token.current, rememberMe: true });
    if (outcome.isOk) return goOn();
    setStep({ state: 'failed', text: outcome.failure.message });
  }

  async function begin(): Promise<void> {
    // Removes the token from the address and the history before any request.
    setQuery((before) => new URLSearchParams([...before].filter(([name]) => name !== 'token')), { replace: true });
    if (!/^[\w-]{20,200}$/.test(token.current))
      return setStep({ state: 'failed', text: '登录凭证不完整，请回到 App 重试。' });
    if (user) setStep({ state: 'asking', name: user.nickName || user.userName });
    else await logIn();
  }

  useEffect(() => {
    // Only then it is known whether a user is logged in.
    if (!isRestored || isBegun.current) return;
    isBegun.current = true;
    void begin();
  });

  return (
    <AccountFrame title="App 登录">
      {step.state === 'working' && (
        <p className={styles.progress} role="status">
          <Spinner size={20} />
          正在登录…
        </p>
      )}
      {step.state === 'asking' && (
        <>
          <p>这里已登录为「{step.name}」。要改用 App 里的账号登录吗？</p>
          <div className={styles.actions}>
            <Button kind="primary" size="large" isBlock onClick={() => void logIn()}>
              改用 App 里的账号
            </Button>
            <Button size="large" isBlock onClick={goOn}>
              保持现在的账号
            </Button>
          </div>
        </>
      )}
      {step.state === 'failed' && (
        <>
          <p className={styles.fault} role="alert">
            {step.text}
          </p>
          <Button kind="primary" size="large" isBlock onClick={() => void navigate('/account')}>
            用其他方式登录
          </Button>
        </>
      )}
    </AccountFrame>
  );
}
