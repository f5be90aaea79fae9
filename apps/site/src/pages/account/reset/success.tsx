import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { OnlyWhenDone } from '../../../features/account/log-in/only-when-done.tsx';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { useKeptReturnUrl } from '../../../shared/account/use-kept-return-url.ts';
import { definePage } from '../../../shared/page.ts';

function ResetSuccessPage() {
  const kept = useKeptReturnUrl();
  return (
    <OnlyWhenDone title="重设密码">
      <AccountFrame title="密码已重设" note="所有设备上的登录都已结束，请用新密码登录。">
        <ButtonLink href={kept('/account')} kind="primary" size="large" isBlock>
          去登录
        </ButtonLink>
      </AccountFrame>
    </OnlyWhenDone>
  );
}

export const page = definePage({
  component: ResetSuccessPage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '重设密码' }),
});
