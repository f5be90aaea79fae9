import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { named } from '../../../shared/oauth/named.ts';
import { useSetting } from '../../../shared/site-settings.ts';
import styles from './third-party.module.css';
import { type CallbackStep, useOAuthCallback } from './use-oauth-callback.ts';

/** Landing page of a third party's redirect: continues automatically, or shows what went wrong. */
export function OAuthCallback() {
  const step = useOAuthCallback();
  const what = step.start?.intent === 'bind' ? '绑定' : '登录';
  const title = named('', step.start?.name ?? '第三方', what);
  return (
    <AccountFrame title={title}>
      <Outcome step={step} what={what} />
    </AccountFrame>
  );
}

function Outcome({ step, what }: { readonly step: CallbackStep; readonly what: string }) {
  const phone = useSetting('servicePhone');
  const { start } = step;
  if (step.state === 'working') {
    return (
      <p className={styles.progress} role="status">
        <Spinner size={20} />
        {named('正在确认你的', start?.name ?? '第三方', '账号…')}
      </p>
    );
  }
  const isBinding = start?.intent === 'bind';
  const back = isBinding ? start.returnUrl : withReturnUrl('/account', start?.returnUrl ?? '/');
  return (
    <>
      <p className={styles.fault} role="alert">
        {step.text}
        {step.state === 'disabled' && phone !== '' && `服务电话 ${phone}。`}
      </p>
      <div className={styles.actions}>
        <ButtonLink href={back} kind="primary" size="large" isBlock>
          {isBinding ? '返回账号绑定' : step.state === 'refused' ? '换一种方式登录' : `重新${what}`}
        </ButtonLink>
        <ButtonLink href="/" size="large" isBlock>
          去首页
        </ButtonLink>
      </div>
    </>
  );
}
