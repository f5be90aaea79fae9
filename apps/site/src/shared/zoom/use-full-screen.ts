import { type RefObject, useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Full screen for an element, if the browser supports it (iPhones do not). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // Not before hydration ends: the server's HTML has no such button.
  const isOffered = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  const toggle = useCallback(() => {
    // Refusals (a browser's policy) leave the window as it is, which needs no words.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else element.current?.requestFullscreen().catch(() => {});
  }, [element]);
  return { isOn, isOffered, toggle };
}
