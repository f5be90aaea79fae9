import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { recallLastPath } from '@tuyuan/session/last-path.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isElsewhere } from '../other-app.ts';

/** Returns where a log-in leads: the `returnUrl` if it is of this site, else the page the visitor last saw here, else the home page. */
export function pathAfterLogIn(query: URLSearchParams): string {
  return safeReturnUrl(query.get('returnUrl')) ?? safeReturnUrl(recallLastPath(window.localStorage)) ?? '/';
}

/** Returns a function that goes on after a log-in. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    const path = pathAfterLogIn(query);
    if (isElsewhere(path)) window.location.assign(path);
    else void navigate(path, { replace: true });
  };
}
