import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { AccountFrame } from '../../shared/account/account-frame.tsx';
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx';
import { useKeptReturnUrl } from '../../shared/account/use-kept-return-url.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';
import { useSiteName } from '../../shared/site-settings.ts';

const RegisterPanel = browserPart(
  async () => (await import('../../features/account/log-in/register-panel.tsx')).RegisterPanel,
  FormSkeleton,
);

function RegisterPage() {
  const kept = useKeptReturnUrl();
  const siteName = useSiteName();
  const foot = (
    <span>
      已有账号？<Link href={kept('/account')}>登录</Link>
    </span>
  );
  return (
    <AccountFrame title={`注册${siteName}`} note="收藏、购买图片，投稿并参加活动" foot={foot}>
      <RegisterPanel />
    </AccountFrame>
  );
}

export const page = definePage({
  component: RegisterPage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '注册' }),
});
