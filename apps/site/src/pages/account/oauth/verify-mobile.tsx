import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { useLocation } from 'react-router-dom';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { FormSkeleton } from '../../../shared/account/form-skeleton.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { firstLogInOf } from '../../../shared/oauth/first-log-in.ts';
import { named } from '../../../shared/oauth/named.ts';
import { definePage } from '../../../shared/page.ts';

const VerifyMobilePanel = browserPart(
  async () => (await import('../../../features/account/log-in/verify-mobile-panel.tsx')).VerifyMobilePanel,
  FormSkeleton,
);

function VerifyMobilePage() {
  const firstLogIn = firstLogInOf(useLocation().state);
  const greeting = firstLogIn?.nickName ? `${firstLogIn.nickName}，` : '';
  const first = named(`${greeting}首次用`, firstLogIn?.providerName ?? '第三方账号', '登录需要验证手机号。');
  const note = firstLogIn ? `${first}已有账号会与它绑定，没有则为你注册。` : first;
  return (
    <AccountFrame title="验证手机号" note={note}>
      <VerifyMobilePanel />
    </AccountFrame>
  );
}

export const page = definePage({
  component: VerifyMobilePage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '验证手机号' }),
});
