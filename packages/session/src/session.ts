import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { startHeartbeat } from './heartbeat.ts';
import type {
  Credentials,
  LoginInformation,
  OAuthAnswer,
  OAuthResult,
  Outcome,
  SessionBackend,
  SmsCredentials,
} from './session-backend.ts';
import { authorizationCookie, expiredAuthorizationCookie, hasAuthorizationCookie } from './session-cookie.ts';
import { type DetailName, detailNamesFor, type SessionDetails } from './session-details.ts';
import type { SessionPlatform } from './session-platform.ts';
import { type SessionState, stateFrom, visitor } from './session-state.ts';
import { sessionStore } from './session-store.ts';
import { readStoredUser, STORED_USER_KEY, type StoredUser, storedText } from './stored-user.ts';

/** A third-party log-in: done, or what has to be done first. */
export type ThirdPartyOutcome = { readonly isLoggedIn: true } | ({ readonly isLoggedIn: false } & ThirdPartyAction);
type ThirdPartyAction = Exclude<OAuthResult, string>;

export interface Session {
  readonly state: SessionState;
  /** What is loaded after the log-in, as far as it has come. */
  readonly details: SessionDetails;
  /** The Authorization header's value, undefined for a visitor. */
  readonly authorization: string | undefined;
  readonly loginType: StoredUser['loginType'] | undefined;
  subscribe(listener: () => void): () => void;
  /** Takes up the stored session at the start and follows the other tabs from then on. */
  restore(): Promise<void>;
  logIn(credentials: Credentials): Promise<Outcome<SessionState>>;
  logInBySms(credentials: SmsCredentials): Promise<Outcome<SessionState>>;
  logInByOAuth(answer: OAuthAnswer, options: { rememberMe: boolean }): Promise<Outcome<ThirdPartyOutcome>>;
  /** Takes a token that another call answered, such as registering. */
  takeToken(token: string, options: { rememberMe: boolean }): Promise<Outcome<SessionState>>;
  /** Takes an app's token: loginType app. */
  getUserByAuthorization(app: { authorization: string; rememberMe: true }): Promise<Outcome<SessionState>>;
  /** Asks anew who is logged in, after a change of profile or rights. */
  reload(): Promise<void>;
  /** Told the version of what the caller of that Authorization may do; another one than before makes it ask anew. */
  hearVersion(version: string, authorization: string): void;
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
  /** What of a log-in's details this app needs; all of them unless it says otherwise. */
  readonly detailsFor?: (roles: readonly string[]) => readonly DetailName[];
  /** Called when everything of a log-in has come or failed: what depends on it (the cart) follows. */
  readonly onLoaded?: () => void;
}

/** The one session of a browser tab. Knows neither React nor the DOM. */
export function createSession(options: SessionOptions): Session {
  const { backend, platform, initial, detailsFor = detailNamesFor, onLoaded } = options;
  const { storage } = platform;
  const store = sessionStore(initial);
  let stored: StoredUser | undefined;
  let version: string | undefined;
  let stopHeartbeat: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  function hold(user: StoredUser): void {
    // One user after the other, without a log-out between them.
    if (stored?.authorization !== user.authorization) {
      store.dropDetails();
      version = undefined;
    }
    stored = user;
    platform.writeCookie(
      authorizationCookie(user.authorization, { isRemembered: user.rememberMe, isHttps: platform.isHttps }),
    );
    stopHeartbeat ??= startHeartbeat({ ping: (timestamp) => void check(timestamp), keepAlive: () => void check() });
  }

  /** Ends the session here; the cookie is shared, so only the tab that ended it first takes it away. */
  function leave(): void {
    stored = undefined;
    version = undefined;
    stopHeartbeat?.();
    stopHeartbeat = undefined;
    store.dropDetails();
    store.become(visitor);
  }

  function forget(): void {
    storage.removeItem(STORED_USER_KEY);
    platform.writeCookie(expiredAuthorizationCookie());
    leave();
  }

  function keep(user: StoredUser): void {
    storage.setItem(STORED_USER_KEY, storedText(user, version ?? '', store.details.menus ?? []));
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
    if (outcome.isOk && stored === user && outcome.result.user) {
      store.become(stateFrom(outcome.result));
      platform.whenIdle(() => void loadDetails(user));
    }
    return outcome;
  }

  /** All parts at once; each is told when it comes, one that fails stays as it was. */
  async function loadDetails(user: StoredUser): Promise<void> {
    const who = store.state.user;
    if (stored !== user || !who) return;
    await Promise.all(
      detailsFor(who.roles).map(async (name) => {
        const outcome = await backend.getDetail(name, who.id);
        if (outcome.isOk && stored === user) store.addDetails(outcome.result);
      }),
    );
    const reading = readStoredUser(storage.getItem(STORED_USER_KEY));
    // Another tab may have logged out a moment ago: what it took away must not come back.
    const isKept = reading.state === 'present' && reading.user.authorization === user.authorization;
    if (stored !== user || !isKept) return;
    keep(user);
    onLoaded?.();
  }

  async function takeUp(): Promise<void> {
    const reading = readStoredUser(storage.getItem(STORED_USER_KEY));
    if (reading.state === 'empty') return expire();
    // A session that was not to be remembered ends with the browser, as its cookie did.
    const isOver =
      reading.state === 'present' && !reading.user.rememberMe && !hasAuthorizationCookie(platform.readCookies());
    if (reading.state === 'absent' || isOver) return forget();
    const outcome = await load(reading.user);
    if (stored !== reading.user) return;
    const isRefused = outcome.isOk ? outcome.result.user === null : outcome.failure.status === 401;
    if (isRefused) return expire();
    if (!outcome.isOk) store.become({ ...store.state, isRestored: true });
  }

  async function begin(user: StoredUser): Promise<Outcome<SessionState>> {
    const outcome = await load(user);
    if (outcome.isOk && outcome.result.user) {
      keep(user);
      return { isOk: true, result: store.state };
    }
    forget();
    return outcome.isOk ? { isOk: false, failure: refused } : outcome;
  }

  async function logInWith(asked: Promise<Outcome<string>>, rememberMe = false): Promise<Outcome<SessionState>> {
    const outcome = await asked;
    return outcome.isOk ? begin({ authorization: outcome.result, rememberMe, loginType: 'web' }) : outcome;
  }

  async function reload(): Promise<void> {
    const user = stored;
    if (user) await load(user);
  }

  return {
    get state() {
      return store.state;
    },
    get details() {
      return store.details;
    },
    get authorization() {
      return stored && `Bearer ${stored.authorization}`;
    },
    get loginType() {
      return stored?.loginType;
    },
    subscribe: store.subscribe,
    async restore() {
      stopWatching ??= platform.watchStorage((key) => {
        if (key !== STORED_USER_KEY && key !== null) return;
        const reading = readStoredUser(storage.getItem(STORED_USER_KEY));
        if (reading.state !== 'present') leave();
        else if (reading.user.authorization !== stored?.authorization) void takeUp();
      });
      await takeUp();
    },
    logIn: (credentials) => logInWith(backend.logIn(credentials), credentials.rememberMe),
    logInBySms: (credentials) => logInWith(backend.logInBySms(credentials), credentials.rememberMe),
    async logInByOAuth(answer, { rememberMe }) {
      const outcome = await backend.logInByOAuth(answer);
      if (!outcome.isOk) return outcome;
      const { result } = outcome;
      if (typeof result !== 'string') return { isOk: true, result: { isLoggedIn: false, ...result } };
      const begun = await begin({ authorization: result, rememberMe, loginType: 'web' });
      return begun.isOk ? { isOk: true, result: { isLoggedIn: true } } : begun;
    },
    takeToken: (token, { rememberMe }) => begin({ authorization: token, rememberMe, loginType: 'web' }),
    getUserByAuthorization: (app) => begin({ ...app, loginType: 'app' }),
    reload,
    hearVersion(heard, authorization) {
      // A late answer to whoever was logged in before says nothing of this user.
      if (!stored || authorization !== `Bearer ${stored.authorization}`) return;
      const isOther = version !== undefined && version !== heard;
      version = heard;
      if (isOther) void reload();
    },
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
      store.close();
    },
  };
}

const refused = {
  status: 401,
  code: 'Session.Expired',
  message: '登录已过期，请重新登录。',
  validationErrors: [],
} as const;
