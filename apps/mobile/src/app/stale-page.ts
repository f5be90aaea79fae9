const RELOADED = 'reloaded-stale-page';
const WITHIN_MS = 30_000;

/** After an update the program of a page not yet opened is gone: the newer one is loaded instead, once within half a minute. */
export function reloadStalePage(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < WITHIN_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
