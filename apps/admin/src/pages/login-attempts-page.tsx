import { LoginAttemptList } from '../features/account/login-attempts/login-attempt-list.tsx';

export function LoginAttemptsPage() {
  return <LoginAttemptList />;
}
