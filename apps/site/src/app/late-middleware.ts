import type { Middleware } from '@reduxjs/toolkit';

/** Hands on every action to what comes later; actions before that wait for it. For listeners, which change nothing on the way. */
export function lateMiddleware(listener: Promise<(action: unknown) => void>): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    void listener.then((listen) => listen(action));
    return result;
  };
}
