import { lazy, Suspense, useEffect, useState } from 'react';

const FloatingHosts = lazy(async () => ({ default: (await import('./floating-hosts.tsx')).FloatingHosts }));

/** What shows alerts, windows and toasts. It comes after the page is live: nothing of it is in the page's first picture. */
export function LateHosts() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense>
        <FloatingHosts />
      </Suspense>
    )
  );
}
