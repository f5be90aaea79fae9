import { lazy, Suspense, useEffect, useState } from 'react';
import { useSetting } from '../shared/site-settings.ts';

const WechatShare = lazy(async () => ({ default: (await import('./wechat-share.tsx')).WechatShare }));
const FloatingHosts = lazy(async () => ({ default: (await import('./floating-hosts.tsx')).FloatingHosts }));

/** Shows alerts, windows and toasts; inside WeChat, prepares the page's card. Loaded after hydration, because nothing of it is in the first paint. */
export function LateHosts() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const hasAccount = useSetting('wxAppId') !== '';
  return (
    isLive && (
      <Suspense>
        <FloatingHosts />
        {hasAccount && /MicroMessenger/i.test(navigator.userAgent) && <WechatShare />}
      </Suspense>
    )
  );
}
