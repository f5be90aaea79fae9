import { ExternalAccountList } from '../../../features/account/third-party/external-account-list.tsx';
import { definePage } from '../../../shared/page.ts';
import { UserFrame } from '../../../shared/user-centre/user-frame.tsx';

function ThirdPartyPage() {
  return (
    <UserFrame title="第三方账号" note="绑定后可以用微信、QQ 或微博直接登录">
      <ExternalAccountList />
    </UserFrame>
  );
}

export const page = definePage({
  component: ThirdPartyPage,
  requiresLogin: true,
  prefetch: async () => null,
  meta: () => ({ title: '第三方账号' }),
});
