import { useGetExternalAccountsQuery } from '@tuyuan/api-client/account/external-account.ts';
import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getExternalAccounts } from '@tuyuan/contract/account/external-account.ts';
import { formatRelativeTime } from '@tuyuan/format/relative-time.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { named } from '../../../shared/oauth/named.ts';
import { ProviderIcon } from '../../../shared/oauth/provider-icon.tsx';
import styles from './third-party.module.css';

type Account = ResultOf<typeof getExternalAccounts>['items'][number];

/** Shows the third-party accounts for login, bound or not, each with its next step. */
export function ExternalAccountList() {
  const { data, isError, isFetching, refetch } = useGetExternalAccountsQuery();
  if (isError) return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  if (data.items.length === 0)
    return <EmptyState icon="user" title="本站还没有开通第三方登录" text="可以用密码或短信验证码登录。" />;
  return (
    <>
      <ul className={styles.list} aria-label="第三方账号">
        {data.items.map((account) => (
          <Row key={account.provider} account={account} />
        ))}
      </ul>
      <p className={styles.hint}>至少要保留一种登录方式：密码、手机号，或者一个第三方账号。</p>
    </>
  );
}

function Row({ account: { provider, name, bound, abilities } }: { readonly account: Account }) {
  const href = `/user/main/externalAccBind?provider=${provider}`;
  return (
    <li className={styles.row}>
      <ProviderIcon provider={provider} size={32} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{bound ? boundText(bound) : '未绑定'}</p>
      </div>
      {bound ? (
        <ButtonLink href={href} size="small" aria-label={named(abilities.unbind ? '解绑' : '查看', name)}>
          {abilities.unbind ? '解绑' : '查看'}
        </ButtonLink>
      ) : (
        <ButtonLink href={href} size="small" aria-label={named('绑定', name)}>
          绑定
        </ButtonLink>
      )}
    </li>
  );
}

function boundText({ nickName, boundAt, lastUsedAt }: NonNullable<Account['bound']>): string {
  const used = lastUsedAt === null ? '还没有用它登录过' : `上次登录：${formatRelativeTime(lastUsedAt, Date.now())}`;
  return `${nickName === '' ? '已绑定' : `已绑定「${nickName}」`} · ${boundAt.slice(0, 10)} · ${used}`;
}
