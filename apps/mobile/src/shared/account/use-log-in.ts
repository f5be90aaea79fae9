import { useLocation } from 'react-router-dom';
import { accountAuthorization } from './account-authorization.ts';
import { accountLoginPath } from './account-login-path.ts';

/** Whether an account is logged in, and the way to the site's log-in and back to this page. */
export function useLogIn() {
  const { pathname, search } = useLocation();
  const loginPath = accountLoginPath(`${pathname}${search}`);
  return {
    isLoggedIn: accountAuthorization() !== undefined,
    loginPath,
    logIn: () => location.assign(loginPath),
  };
}
