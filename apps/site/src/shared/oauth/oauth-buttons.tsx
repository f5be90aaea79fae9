import { useGetOAuthProvidersQuery, useStartOAuthLoginMutation } from '@tuyuan/api-client/account/oauth.ts';
import type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import { named } from './named.ts';
import styles from './oauth-buttons.module.css';
import { ProviderIcon } from './provider-icon.tsx';

interface OAuthButtonsProps {
  /** Where to go after the login. */
  readonly returnUrl: string;
  readonly rememberMe: boolean;
}

/** Buttons for the configured third-party logins, each leaving the page for the third party's; nothing if none is configured. */
export function OAuthButtons({ returnUrl, rememberMe }: OAuthButtonsProps) {
  const { data } = useGetOAuthProvidersQuery();
  const [start] = useStartOAuthLoginMutation();
  const [leavingFor, setLeavingFor] = useState<OAuthProviderName>();

  async function leave(provider: OAuthProviderName): Promise<void> {
    setLeavingFor(provider);
    try {
      const { url } = await start({ provider, returnUrl, rememberMe }).unwrap();
      window.location.assign(url);
    } catch {
      // After the failure was shown, the buttons come back.
      setLeavingFor(undefined);
    }
  }

  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.box} aria-label="第三方登录">
      <p className={styles.line}>
        <span>其他登录方式</span>
      </p>
      <div className={styles.buttons}>
        {data.items.map(({ provider, name }) => (
          <Button
            key={provider}
            className={styles.button}
            isBusy={leavingFor === provider}
            disabled={leavingFor !== undefined}
            aria-label={named('用', name, '登录')}
            onClick={() => void leave(provider)}
          >
            <ProviderIcon provider={provider} />
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
