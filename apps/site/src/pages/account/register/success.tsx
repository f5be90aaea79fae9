import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { useSearchParams } from 'react-router-dom';
import { OnlyWhenDone } from '../../../features/account/log-in/only-when-done.tsx';
import { SuccessNote } from '../../../features/account/log-in/success-note.tsx';
import { AccountFrame } from '../../../shared/account/account-frame.tsx';
import { definePage } from '../../../shared/page.ts';
import { useSessionState } from '../../../shared/site-session.tsx';

function RegisterSuccessPage() {
  const { user } = useSessionState();
  const [query] = useSearchParams();
  const name = user ? user.nickName || user.userName : '';
  return (
    <OnlyWhenDone title="注册">
      <AccountFrame title="注册成功" note={name ? `${name}，欢迎加入` : '欢迎加入'}>
        <SuccessNote text="账号已经可以使用。完善资料后，别人更容易认识你。" returnUrl={query.get('returnUrl')} />
        <ButtonLink href="/user/main/profile/data" isBlock>
          完善资料
        </ButtonLink>
      </AccountFrame>
    </OnlyWhenDone>
  );
}

export const page = definePage({
  component: RegisterSuccessPage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '注册' }),
});
