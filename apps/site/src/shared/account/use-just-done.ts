import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Navigation state for the page that says something has succeeded. */
export const justDone = { isJustDone: true } as const;

const never = () => () => {};

/** Returns whether the visitor comes from having done it; undefined on the server, which can't know. */
export function useJustDone(): boolean | undefined {
  const { state } = useLocation();
  const isDone = typeof state === 'object' && state !== null && 'isJustDone' in state;
  return useSyncExternalStore(
    never,
    () => isDone,
    () => undefined,
  );
}
