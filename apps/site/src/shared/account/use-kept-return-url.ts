import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { useSearchParams } from 'react-router-dom';

/** Addresses of the other account pages, with this one's `returnUrl` handed on. */
export function useKeptReturnUrl(): (path: string) => string {
  const [query] = useSearchParams();
  const returnUrl = query.get('returnUrl');
  return (path) => (returnUrl === null ? path : withReturnUrl(path, returnUrl));
}
