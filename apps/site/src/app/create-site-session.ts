import type { Transport } from '@tuyuan/api-client/transport.ts';
import { remoteBackend } from '@tuyuan/session/remote-backend.ts';
import { createSession, type Session } from '@tuyuan/session/session.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import { showAlert } from '@tuyuan/ui/message-box-queue.ts';

interface SiteSessionOptions {
  readonly transport: Transport;
  readonly initial: SessionState | undefined;
  goTo(path: string): void;
}

/** The session over this browser's storage, cookies and tabs. */
export function createSiteSession({ transport, initial, goTo }: SiteSessionOptions): Session {
  return createSession({
    backend: remoteBackend(transport),
    ...(initial && { initial }),
    platform: {
      storage: window.localStorage,
      readCookies: () => document.cookie,
      writeCookie: (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts; the site also runs on plain http inside a network.
        document.cookie = cookie;
      },
      isHttps: window.location.protocol === 'https:',
      currentPath: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
      goTo,
      showExpired: () => showAlert({ text: '登录已过期，请重新登录。', confirmText: '确定' }),
      watchStorage: (changed) => {
        const listen = ({ key }: StorageEvent) => changed(key);
        window.addEventListener('storage', listen);
        return () => window.removeEventListener('storage', listen);
      },
    },
  });
}
