import { startHeartbeat } from './heartbeat.ts';
import { withReturnUrl } from './safe-return-url.ts';
import type { Credentials, LoginInformation, Outcome, SessionBackend } from './session-backend.ts';
import { authorizationCookie, expiredAuthorizationCookie, hasAuthorizationCookie } from './session-cookie.ts';
import { type SessionState, stateFrom, visitor } from './session-state.ts';
import { readStoredUser, STORED_USER_KEY, type StoredUser } from './stored-user.ts';

/** The browser, as far as the session touches it. */
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
  /** Calls back when another tab changes what is stored under the key; answers what ends it. */
  watchStorage(changed: (key: string | null) => void): () => void;
}

export interface Session {
  readonly state: SessionState;
  /** The Authorization header's value, undefined for a visitor. */
  readonly authorization: string | undefined;
  subscribe(listener: () => void): () => void;
  /** Takes up the stored session at the start and follows the other tabs from then on. */
  restore(): Promise<void>;
  logIn(credentials: Credentials): Promise<Outcome<SessionState>>;
  /** Takes an app's token: loginType app, remembered. */
  logInByToken(token: string): Promise<Outcome<SessionState>>;
  logOut(): void;
  /** Forgets the session in this browser without telling the server, which has ended it already. */
  forget(): void;
  /** Stops timers and listening. */
  close(): void;
}

interface SessionOptions {
  readonly backend: SessionBackend;
  readonly platform: SessionPlatform;
  /** What the server rendered the page with. */
  readonly initial?: SessionState;
}

/** The one session of a browser tab. Knows neither React nor the DOM. */
export function createSession({ backend, platform, initial }: SessionOptions): Session {
  const { storage } = platform;
  const listeners = new Set<() => void>();
  let state: SessionState = initial ?? { ...visitor, isRestored: false };
  let stored: StoredUser | undefined;
  let stopHeartbeat: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function hold(user: StoredUser): void {
    stored = user;
    platform.writeCookie(
      authorizationCookie(user.authorization, { isRemembered: user.rememberMe, isHttps: platform.isHttps }),
    );
    stopHeartbeat ??= startHeartbeat({ ping: (timestamp) => void check(timestamp), keepAlive: () => void check() });
  }

  function drop(): void {
    stored = undefined;
    platform.writeCookie(expiredAuthorizationCookie());
    stopHeartbeat?.();
    stopHeartbeat = undefined;
    become(visitor);
  }

  function forget(): void {
    storage.removeItem(STORED_USER_KEY);
    drop();
  }

  async function expire(): Promise<void> {
    forget();
    const path = platform.currentPath();
    await platform.showExpired();
    platform.goTo(withReturnUrl('/', path));
  }

  async function check(timestamp?: number): Promise<void> {
    const asked = stored;
    const outcome = await backend.ping(timestamp);
    const isGone = outcome.isOk ? !outcome.result : outcome.failure.status === 401;
    if (isGone && asked !== undefined && stored === asked) await expire();
  }

  async function load(user: StoredUser): Promise<Outcome<LoginInformation>> {
    hold(user);
    const outcome = await backend.getInformation();
    // Another log-in or log-out may have come in between; then this answer is of no interest.
    if (outcome.isOk && stored === user && outcome.result.user) become(stateFrom(outcome.result));
    return outcome;
  }

  async function takeUp(): Promise<void> {
    const reading = readStoredUser(storage.getItem(STORED_USER_KEY));
    if (reading.state === 'empty') return expire();
    // A session that was not to be remembered ends with the browser, as its cookie did.
    const isOver =
      reading.state === 'present' && !reading.user.rememberMe && !hasAuthorizationCookie(platform.readCookies());
    if (reading.state === 'absent' || isOver) {
      if (isOver) storage.removeItem(STORED_USER_KEY);
      return drop();
    }
    const outcome = await load(reading.user);
    if (stored !== reading.user) return;
    const isRefused = outcome.isOk ? outcome.result.user === null : outcome.failure.status === 401;
    if (isRefused) return expire();
    if (!outcome.isOk) become({ ...state, isRestored: true });
  }

  async function begin(user: StoredUser): Promise<Outcome<SessionState>> {
    const outcome = await load(user);
    if (outcome.isOk && outcome.result.user) {
      storage.setItem(STORED_USER_KEY, JSON.stringify({ ...user, SessionKey: '', UserMenuModels: [] }));
      return { isOk: true, result: state };
    }
    forget();
    const failure = outcome.isOk ? { status: 401, message: '登录已过期，请重新登录。' } : outcome.failure;
    return { isOk: false, failure };
  }

  return {
    get state() {
      return state;
    },
    get authorization() {
      return stored && `Bearer ${stored.authorization}`;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      stopWatching ??= platform.watchStorage((key) => {
        const stale = stored?.authorization;
        const reading = readStoredUser(storage.getItem(STORED_USER_KEY));
        if (key !== STORED_USER_KEY && key !== null) return;
        if (reading.state !== 'present') drop();
        else if (reading.user.authorization !== stale) void takeUp();
      });
      await takeUp();
    },
    async logIn(credentials) {
      const outcome = await backend.logIn(credentials);
      if (!outcome.isOk) return outcome;
      const rememberMe = credentials.rememberMe ?? false;
      return begin({ authorization: outcome.result, rememberMe, loginType: 'web' });
    },
    logInByToken: (token) => begin({ authorization: token, rememberMe: true, loginType: 'app' }),
    logOut() {
      if (!stored) return forget();
      const { authorization } = stored;
      forget();
      // Whether the server hears of it doesn't matter here: the token is gone from this browser.
      void backend.logOut(`Bearer ${authorization}`).then(() => backend.ping(Date.now()));
    },
    forget,
    close() {
      stopHeartbeat?.();
      stopWatching?.();
      listeners.clear();
    },
  };
}
