const RELOADED = 'reloaded-stale-page';
const WITHIN_MS = 30_000;

/** After an update the program of a page not yet opened is gone: the newer one is loaded instead, once within half a minute. */
export function reloadStalePage(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < WITHIN_MS) return;
    void isOutdated().then((outdated) => {
      if (!outdated) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
      location.reload();
    });
  });
}

/** Loading may also fail because of the network; only the server's page tells which it was. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const answer = await fetch('/meeting', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
