import { lazy, Suspense, useEffect, useState } from 'react';

const FloatingHosts = lazy(async () => ({ default: (await import('./floating-hosts.tsx')).FloatingHosts }));

/** Shows alerts, windows and toasts. Loaded after hydration, because nothing of it is in the first paint. */
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
