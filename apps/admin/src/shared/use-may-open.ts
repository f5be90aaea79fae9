import { pagePermission } from './page-permission.ts';
import { usePermissions } from './session/session-context.tsx';

/** Returns a check whether a page may be opened; links to others are omitted. */
export function useMayOpen(): (pathname: string) => boolean {
  const mayDo = usePermissions();
  return (pathname) => {
    const needed = pagePermission(pathname);
    return needed === undefined || mayDo(needed);
  };
}
