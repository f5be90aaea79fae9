import {
  useGetExternalAccountsQuery,
  useStartExternalAccountBindingMutation,
  useUnbindExternalAccountMutation,
} from '@tuyuan/api-client/account/external-account.ts';
import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { showConfirm } from '@tuyuan/ui/message-box-queue.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { showToast } from '@tuyuan/ui/toast-queue.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { named } from '../../../shared/oauth/named.ts';
import { ProviderIcon } from '../../../shared/oauth/provider-icon.tsx';
import { type Confirmation, ConfirmOwnerForm } from './confirm-owner-form.tsx';
import { ExternalAccountList } from './external-account-list.tsx';
import styles from './third-party.module.css';

/** Binds or unbinds one third-party account. If the login is older, the owner is verified first. */
export function ExternalAccountPanel() {
  const [query] = useSearchParams();
  const { data, isError, isFetching, refetch } = useGetExternalAccountsQuery();
  const [start] = useStartExternalAccountBindingMutation();
  const [unbind] = useUnbindExternalAccountMutation();
  const [isBusy, setBusy] = useState(false);
  const [mustConfirm, setMustConfirm] = useState(false);
  const [fault, setFault] = useState<string>();
  if (isError) return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  const account = data.items.find(({ provider }) => provider === query.get('provider'));
  if (!account) return <ExternalAccountList />;
  const { provider, name, bound, abilities } = account;

  async function act(confirmation: Confirmation = {}): Promise<void> {
    if (!bound) {
      const returnUrl = `/user/main/externalAccBind?provider=${provider}`;
      const { url } = await start({ provider, returnUrl, ...confirmation }).unwrap();
      window.location.assign(url);
      return;
    }
    await unbind({ provider, ...confirmation }).unwrap();
    setMustConfirm(false);
    showToast({ text: named('已解绑', name), tone: 'success' });
  }

  async function press(): Promise<void> {
    const question = named('解绑后不能再用这个', name, '账号登录。');
    if (bound && !(await showConfirm({ title: `${named('解绑', name)}？`, text: question, confirmText: '解绑' })))
      return;
    setBusy(true);
    setFault(undefined);
    try {
      await act();
    } catch (thrown) {
      if (isApiFailure(thrown) && thrown.code === 'Session.ConfirmationRequired') setMustConfirm(true);
      else setFault(isApiFailure(thrown) ? thrown.message : '没有成功，请重试。');
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <ProviderIcon provider={provider} size={40} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.state}>{bound ? `已绑定「${bound.nickName}」` : named('未绑定', name)}</p>
        </div>
      </div>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {bound && !abilities.unbind && (
        <p className={styles.state}>这是唯一的登录方式，不能解绑。请先在“账号安全”里设置密码或绑定手机号。</p>
      )}
      {mustConfirm ? (
        <ConfirmOwnerForm submitText={bound ? named('解绑', name) : named('去', name, '确认')} confirmed={act} />
      ) : (
        <div className={styles.actions}>
          <Button
            kind={bound ? 'outline' : 'primary'}
            size="large"
            isBlock
            isBusy={isBusy}
            disabled={!(abilities.bind || abilities.unbind)}
            onClick={() => void press()}
          >
            {bound ? named('解绑', name) : named('去', name, '确认')}
          </Button>
          <ButtonLink href="/user/main/thirdpaty" size="large" isBlock>
            全部第三方账号
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
