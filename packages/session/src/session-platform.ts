/** The browser features that the session uses. */
export interface SessionPlatform {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readCookies(): string;
  writeCookie(cookie: string): void;
  readonly isHttps: boolean;
  /** Path, query and fragment of where the visitor is. */
  currentPath(): string;
  goTo(path: string): void;
  /** Shows "登录已过期，请重新登录" with a confirm button; resolves when it is pressed. */
  showExpired(): Promise<void>;
  /** Calls back when another tab changes what is stored under the key; returns a function that stops it. */
  watchStorage(changed: (key: string | null) => void): () => void;
  /** Does what can wait, once the browser has nothing better to do. */
  whenIdle(work: () => void): void;
}
