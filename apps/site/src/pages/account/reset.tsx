import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { AccountFrame } from '../../shared/account/account-frame.tsx';
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx';
import { useKeptReturnUrl } from '../../shared/account/use-kept-return-url.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { definePage } from '../../shared/page.ts';

const ResetPanel = browserPart(
  async () => (await import('../../features/account/log-in/reset-panel.tsx')).ResetPanel,
  FormSkeleton,
);

function ResetPage() {
  const kept = useKeptReturnUrl();
  const foot = (
    <>
      <Link href={kept('/account')}>想起来了，去登录</Link>
      <Link href={kept('/account/register')}>注册新账号</Link>
    </>
  );
  return (
    <AccountFrame title="重设密码" note="用手机号验证身份，然后设置新密码。完成后，所有设备都要重新登录。" foot={foot}>
      <ResetPanel />
    </AccountFrame>
  );
}

export const page = definePage({
  component: ResetPage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '重设密码' }),
});
