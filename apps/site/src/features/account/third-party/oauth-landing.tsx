import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { oauthMessage } from '../../../shared/oauth/oauth-result.ts';
import styles from './third-party.module.css';

/** Passes the result to the window that opened this one, if it is of this site, and closes; otherwise goes on to `returnUrl`. */
export function OAuthLanding() {
  const [query] = useSearchParams();
  const goOn = useRef(useGoOn());
  const [isTold, setTold] = useState(false);
  const result = query.get('result');
  useEffect(() => {
    const message = oauthMessage(result);
    if (window.opener === null || message === undefined) return goOn.current();
    // Only a window of this site gets to read it.
    window.opener.postMessage(message, window.location.origin);
    setTold(true);
    window.close();
  }, [result]);
  return (
    <AccountFrame title="第三方账号">
      {isTold ? (
        <>
          <p role="status">已完成，可以关闭这个窗口了。</p>
          <ButtonLink href={safeReturnUrl(query.get('returnUrl')) ?? '/'} size="large" isBlock>
            在这里继续
          </ButtonLink>
        </>
      ) : (
        <p className={styles.progress} role="status">
          <Spinner size={20} />
          正在返回…
        </p>
      )}
    </AccountFrame>
  );
}
