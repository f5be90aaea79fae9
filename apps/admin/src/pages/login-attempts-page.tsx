import { LoginAttemptList } from '../features/login-attempts/login-attempt-list.tsx';

export function LoginAttemptsPage() {
  return <LoginAttemptList />;
}
