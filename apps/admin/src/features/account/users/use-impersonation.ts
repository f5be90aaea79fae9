import { useImpersonateUserMutation } from '@tuyuan/api-client/account/user-session.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { App } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { useSessions } from '../../../shared/session/session-context.tsx';

/** Asks for confirmation, then continues as that user: in the back office if the user has access, otherwise on the site. */
export function useImpersonation(): (user: ManagedUser) => Promise<void> {
  const { message, modal } = App.useApp();
  const { session } = useSessions();
  const [impersonate] = useImpersonateUserMutation();
  return async (user) => {
    const isSure = await modal.confirm({
      title: `以「${user.nickName}」的身份登录？`,
      content: '你看到和能做的都和对方一样，做的每件事都会同时记下你和对方。改密码、换绑手机等仍要本人来做。',
      okText: '代登录',
    });
    if (!isSure) return;
    try {
      const { token } = await impersonate({ id: user.id }).unwrap();
      const outcome = await session.takeToken(token, { rememberMe: false });
      if (!outcome.isOk) return void message.error(outcome.failure.message);
      // A full reload discards everything the previous user could see.
      location.assign(outcome.result.permissions.length > 0 ? import.meta.env.BASE_URL : '/');
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  };
}
