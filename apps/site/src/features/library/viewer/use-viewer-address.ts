import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const HASH = '#view';
const OPENED_HERE = 'viewerOpenedHere';
const never = () => () => {};

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
}

export interface ViewerAddress {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** Whether the viewer is open according to the address: the back button closes it, a reload keeps it open. */
export function useViewerAddress(): ViewerAddress {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The hash is never sent to the server, so it counts only after hydration.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const open = useCallback(
    () => void navigate({ pathname, search, hash: HASH }, { preventScrollReset: true, state: { [OPENED_HERE]: true } }),
    [navigate, pathname, search],
  );
  const close = useCallback(() => {
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, state]);
  return { isOpen: isLive && hash === HASH, open, close };
}
