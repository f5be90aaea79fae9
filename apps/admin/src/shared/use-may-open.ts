import { pagePermission } from './page-permission.ts';
import { usePermissions } from './session/session-context.tsx';

/** Tells whether a page may be opened: a link to one that may not is left out. */
export function useMayOpen(): (pathname: string) => boolean {
  const mayDo = usePermissions();
  return (pathname) => {
    const needed = pagePermission(pathname);
    return needed === undefined || mayDo(needed);
  };
}
