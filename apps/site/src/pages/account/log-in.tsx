import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { AccountCard } from '../../features/account/log-in/account-card.tsx';
import { AccountFrame } from '../../shared/account/account-frame.tsx';
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx';
import { useKeptReturnUrl } from '../../shared/account/use-kept-return-url.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { useSessionState } from '../../shared/site-session.tsx';
import { useSetting, useSiteName } from '../../shared/site-settings.ts';

const LogInPanel = browserPart(
  async () => (await import('../../features/account/log-in/log-in-panel.tsx')).LogInPanel,
  FormSkeleton,
);

function AccountPage() {
  const { user } = useSessionState();
  const kept = useKeptReturnUrl();
  const siteName = useSiteName();
  const welcome = useSetting('welcomeWord');
  if (user) {
    return (
      <AccountFrame title="已登录">
        <AccountCard user={user} />
      </AccountFrame>
    );
  }
  const foot = (
    <span>
      还没有账号？<Link href={kept('/account/register')}>注册</Link>
    </span>
  );
  return (
    <AccountFrame title={`登录${siteName}`} note={welcome} foot={foot}>
      <LogInPanel />
    </AccountFrame>
  );
}

export const page = definePage({
  component: AccountPage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '登录' }),
});
