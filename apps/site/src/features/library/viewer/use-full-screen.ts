import { type RefObject, useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The whole screen for an element, where the browser gives it (not on iPhones). */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = useCallback(() => {
    // Refusals (a browser's policy) leave the window as it is, which needs no words.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else element.current?.requestFullscreen().catch(() => {});
  }, [element]);
  return { isOn, isOffered: document.fullscreenEnabled, toggle };
}
