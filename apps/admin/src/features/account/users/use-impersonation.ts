import { useImpersonateUserMutation } from '@tuyuan/api-client/account/user-session.ts';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { App } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { useSessions } from '../../../shared/session/session-context.tsx';

/** Asks, then goes on in the user's name: in the back office where that user has one, on the site otherwise. */
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
      // Nothing of what one could see before stays in this tab.
      location.assign(outcome.result.permissions.length > 0 ? import.meta.env.BASE_URL : '/');
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  };
}
