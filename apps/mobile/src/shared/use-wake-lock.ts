import { useEffect } from 'react';

/** Keeps the screen on while mounted, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isWanted) lock = held;
      else await held?.release();
    };
    // The lock is lost when the page is hidden.
    const again = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
