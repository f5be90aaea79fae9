import { useMediaQuery } from '@tuyuan/ui/use-media-query.ts';
import { Checkbox, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCaptcha } from '../../../shared/account/use-captcha.ts';
import { pathAfterLogIn } from '../../../shared/account/use-go-on.ts';
import { AntdRoot } from '../../../shared/antd/antd-root.tsx';
import { OAuthButtons } from '../../../shared/oauth/oauth-buttons.tsx';
import styles from './account.module.css';
import { PasswordLogIn } from './password-log-in.tsx';
import { QrLogIn } from './qr-log-in.tsx';
import { SmsLogIn } from './sms-log-in.tsx';

/** Logs in by password, SMS code or a code that a phone scans, and goes on to `returnUrl`. Input on one tab stays while the other is used. */
export function LogInPanel() {
  const captcha = useCaptcha();
  const [query] = useSearchParams();
  const [rememberMe, setRememberMe] = useState(false);
  const isWide = useMediaQuery('(min-width: 768px)');
  const remember = (
    <Checkbox checked={rememberMe} onChange={(event) => setRememberMe(event.target.checked)}>
      记住我，30 天内不用再登录
    </Checkbox>
  );
  const ways = { captcha, rememberMe, remember };
  return (
    <AntdRoot>
      <Tabs
        className={styles.tabs ?? ''}
        items={[
          { key: 'password', label: '密码登录', children: <PasswordLogIn {...ways} /> },
          { key: 'sms', label: '短信登录', children: <SmsLogIn {...ways} />, forceRender: true },
          // A phone can not scan itself.
          ...(isWide
            ? [
                {
                  key: 'qr',
                  label: '扫码登录',
                  children: <QrLogIn rememberMe={rememberMe} remember={remember} />,
                  destroyOnHidden: true,
                },
              ]
            : []),
        ]}
      />
      <OAuthButtons returnUrl={pathAfterLogIn(query)} rememberMe={rememberMe} />
      {captcha.dialog}
    </AntdRoot>
  );
}
