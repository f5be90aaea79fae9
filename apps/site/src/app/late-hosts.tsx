import { lazy, Suspense, useEffect, useState } from 'react';

const MessageBoxHost = lazy(async () => ({ default: (await import('@tuyuan/ui/message-box.tsx')).MessageBoxHost }));
const ToastHost = lazy(async () => ({ default: (await import('@tuyuan/ui/toast.tsx')).ToastHost }));

/** What shows alerts and toasts. They come after the page is live: nothing of them is in its first picture. */
export function LateHosts() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense>
        <MessageBoxHost />
        <ToastHost />
      </Suspense>
    )
  );
}
