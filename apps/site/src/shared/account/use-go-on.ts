import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isElsewhere } from '../other-app.ts';

/** Returns a function that goes to the address's `returnUrl` if it is of this site, else to the home page. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    const path = safeReturnUrl(query.get('returnUrl')) ?? '/';
    if (isElsewhere(path)) window.location.assign(path);
    else void navigate(path, { replace: true });
  };
}
