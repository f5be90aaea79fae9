import type { SessionPlatform } from './session-platform.ts';

/** This browser's storage, cookies and tabs; how to move about and what is shown differs by app. */
export function browserPlatform(app: Pick<SessionPlatform, 'goTo' | 'showExpired'>): SessionPlatform {
  return {
    ...app,
    storage: window.localStorage,
    readCookies: () => document.cookie,
    writeCookie: (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts; the site also runs on plain http inside a network.
      document.cookie = cookie;
    },
    isHttps: window.location.protocol === 'https:',
    currentPath: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
    watchStorage: (changed) => {
      const listen = ({ key }: StorageEvent) => changed(key);
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
    whenIdle: (work) => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3000 });
      else setTimeout(work, 500);
    },
  };
}
