import { AccountCard } from '../features/account/account-card.tsx';
import { LoginForm } from '../features/account/login-form.tsx';
import { definePage } from '../shared/page.ts';
import { useSessionState } from '../shared/site-session.tsx';

function AccountPage() {
  const { user } = useSessionState();
  return user ? <AccountCard user={user} /> : <LoginForm />;
}

export const page = definePage({
  component: AccountPage,
  prefetch: async () => null,
  meta: () => ({ title: '登录' }),
});
