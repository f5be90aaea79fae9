const WORKER = `${import.meta.env.BASE_URL}sw.js`;
const SCOPE = '/meeting';
const RELOADED = 'took-new-version';

/** Plain http inside a network has no service workers; there the app needs the network. */
function isAvailable(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/**
 * Activates a version fetched during the last visit before anything of the old one is shown. Returns true when the page
 * is about to reload; at most once per visit.
 */
export async function takeNewVersion(): Promise<boolean> {
  if (!isAvailable() || sessionStorage.getItem(RELOADED) !== null) return false;
  const waiting = (await navigator.serviceWorker.getRegistration(SCOPE).catch(() => undefined))?.waiting;
  if (!waiting) return false;
  sessionStorage.setItem(RELOADED, '1');
  const taken = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  waiting.postMessage({ type: 'SKIP_WAITING' });
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, 2000))]);
  location.reload();
  return true;
}

/** Caches the app for offline use once the page is idle; checks for a newer version at every return. */
export function keepForOffline(): void {
  if (!isAvailable()) return;
  const register = async () => {
    const registration = await navigator.serviceWorker
      .register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
      .catch(() => undefined);
    if (!registration) return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
