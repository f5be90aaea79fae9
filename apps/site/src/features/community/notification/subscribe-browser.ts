const workerAddress = '/push-worker.js';

/** Why the browser doesn't show notifications, as people read it. */
export class PushRefused extends Error {}

export function canBePushed(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks whether notifications may be shown and subscribes this browser at its push service. Throws `PushRefused`. */
export async function subscribeBrowser(siteKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused('浏览器没有允许通知，请在地址栏旁的网站设置里允许后再试。');
  const worker = await navigator.serviceWorker.register(workerAddress);
  // One for another key of the site, or one that its service has ended, is of no use any more.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: siteKey })
    .catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new PushRefused('连不上浏览器的推送服务，请检查网络后再试。');
  return { endpoint, p256dh, auth };
}

export async function unsubscribeBrowser(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(workerAddress);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
