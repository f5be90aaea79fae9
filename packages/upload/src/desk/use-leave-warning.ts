import { useEffect } from 'react';

/** Lets the browser ask before the page is closed, while `isMoving`. */
export function useLeaveWarning(isMoving: boolean): void {
  useEffect(() => {
    if (!isMoving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isMoving]);
}
