import { useLoginByAppCodeMutation, useVerifyAppLoginCodeMutation } from '@tuyuan/api-client/account/app-login.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { useSession, useSessionState } from '../../../shared/site-session.tsx';
import styles from './third-party.module.css';

type Step =
  | { readonly state: 'reading' | 'working' }
  | { readonly state: 'asking'; readonly nickName: string; readonly deviceName: string }
  | { readonly state: 'failed'; readonly text: string };

const incomplete = '登录链接不完整，请回到 App 重新打开。';
const failedWith = (fault: unknown): Step => ({
  state: 'failed',
  text: isApiFailure(fault) ? fault.message : '没能登录，请回到 App 重试。',
});

/**
 * Logs in with an app's one-use code (`token`) and goes on to `returnUrl`. Always asks first: whoever sends a link must
 * not get another person's browser into an account, unnoticed.
 */
export function AppLogIn() {
  const session = useSession();
  const { user, isRestored } = useSessionState();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const goOn = useGoOn();
  const code = useRef(query.get('token') ?? '');
  const isBegun = useRef(false);
  const [step, setStep] = useState<Step>({ state: 'reading' });
  const [verify] = useVerifyAppLoginCodeMutation();
  const [logInByCode] = useLoginByAppCodeMutation();

  async function logIn(): Promise<void> {
    setStep({ state: 'working' });
    try {
      const authorization = await logInByCode({ code: code.current }).unwrap();
      const outcome = await (await session.whenReady()).getUserByAuthorization({ authorization, rememberMe: true });
      if (outcome.isOk) return goOn();
      setStep({ state: 'failed', text: outcome.failure.message });
    } catch (fault) {
      setStep(failedWith(fault));
    }
  }

  async function begin(): Promise<void> {
    // Removes the code from the address and the history before any request.
    setQuery((before) => new URLSearchParams([...before].filter(([name]) => name !== 'token')), { replace: true });
    if (!/^[\w-]{20,100}$/.test(code.current)) return setStep({ state: 'failed', text: incomplete });
    try {
      setStep({ state: 'asking', ...(await verify({ code: code.current }).unwrap()) });
    } catch (fault) {
      setStep(failedWith(fault));
    }
  }

  useEffect(() => {
    // Only then it is known whether a user is logged in.
    if (!isRestored || isBegun.current) return;
    isBegun.current = true;
    void begin();
  });

  return (
    <AccountFrame title="App 登录">
      {(step.state === 'reading' || step.state === 'working') && (
        <p className={styles.progress} role="status">
          <Spinner size={20} />
          {step.state === 'reading' ? '正在核对…' : '正在登录…'}
        </p>
      )}
      {step.state === 'asking' && (
        <>
          <p>
            {user && <>这里已登录为「{user.nickName || user.userName}」。</>}
            要在这个浏览器登录「{step.nickName}」的账号吗？
          </p>
          <p className={styles.hint}>链接来自：{step.deviceName}。不是你刚从 App 打开的，请不要登录。</p>
          <div className={styles.actions}>
            <Button kind="primary" size="large" isBlock onClick={() => void logIn()}>
              登录这个账号
            </Button>
            <Button size="large" isBlock onClick={goOn}>
              {user ? '保持现在的账号' : '不登录'}
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
