import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** `#view`, or `#view=81` once a picture was chosen. */
const pattern = /^#view(?:=([1-9]\d{0,15}))?$/;
const OPENED_HERE = 'viewerOpenedHere';
const never = () => () => {};

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
}

export interface ViewerAddress {
  readonly isOpen: boolean;
  /** Id of the picture in the address; undefined for the page's own first one. */
  readonly shownId: number | undefined;
  open(): void;
  /** Puts the picture into the address in place of the one before. */
  show(id: number): void;
  close(): void;
}

/** Says by the address whether the viewer is open and at which picture: the back button closes it, a reload keeps both. */
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
    () =>
      void navigate({ pathname, search, hash: '#view' }, { preventScrollReset: true, state: { [OPENED_HERE]: true } }),
    [navigate, pathname, search],
  );
  const close = useCallback(() => {
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, state]);
  const show = useCallback(
    (id: number) =>
      void navigate({ pathname, search, hash: `#view=${id}` }, { replace: true, preventScrollReset: true, state }),
    [navigate, pathname, search, state],
  );
  const found = isLive ? pattern.exec(hash) : null;
  return { isOpen: found !== null, shownId: found?.[1] ? Number(found[1]) : undefined, open, show, close };
}
