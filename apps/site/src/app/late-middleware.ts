import type { Middleware } from '@reduxjs/toolkit';

/** Forwards every action to a listener loaded later; earlier actions wait for it. Only for listeners that do not alter actions. */
export function lateMiddleware(listener: Promise<(action: unknown) => void>): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    void listener.then((listen) => listen(action));
    return result;
  };
}
