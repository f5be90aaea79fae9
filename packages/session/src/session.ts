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

/** Result of a third-party log-in: done, or what must be done first. */
export type ThirdPartyOutcome = { readonly isLoggedIn: true } | ({ readonly isLoggedIn: false } & ThirdPartyAction);
type ThirdPartyAction = Exclude<OAuthResult, string>;

export interface Session {
  readonly state: SessionState;
  /** Data loaded so far after the log-in. */
  readonly details: SessionDetails;
  /** Value of the Authorization header; undefined for a visitor. */
  readonly authorization: string | undefined;
  readonly loginType: StoredUser['loginType'] | undefined;
  subscribe(listener: () => void): () => void;
  /** Restores the stored session at the start and follows the other tabs from then on. */
  restore(): Promise<void>;
  logIn(credentials: Credentials): Promise<Outcome<SessionState>>;
  logInBySms(credentials: SmsCredentials): Promise<Outcome<SessionState>>;
  logInByOAuth(answer: OAuthAnswer, options: { rememberMe: boolean }): Promise<Outcome<ThirdPartyOutcome>>;
  /** Takes a token that another call answered, such as registering. */
  takeToken(token: string, options: { rememberMe: boolean }): Promise<Outcome<SessionState>>;
  /** Takes an app's token: loginType app. */
  getUserByAuthorization(app: { authorization: string; rememberMe: true }): Promise<Outcome<SessionState>>;
  /** Reloads the user after a change of profile or permissions. */
  reload(): Promise<void>;
  /** Takes the permission version of the user with that Authorization; a changed version reloads the user. */
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
  /** State that the server rendered the page with. */
  readonly initial?: SessionState;
  /** The details that this app needs; all by default. */
  readonly detailsFor?: (roles: readonly string[]) => readonly DetailName[];
  /** Called when all details of a log-in have loaded or failed, for what depends on them (the cart). */
  readonly onLoaded?: () => void;
}

/** Creates the one session of a browser tab. Depends on neither React nor the DOM. */
export function createSession(options: SessionOptions): Session {
  const { backend, platform, initial, detailsFor = detailNamesFor, onLoaded } = options;
  const { storage } = platform;
  const store = sessionStore(initial);
  let stored: StoredUser | undefined;
  let version: string | undefined;
  let stopHeartbeat: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;

  function hold(user: StoredUser): void {
    // The user changed without a log-out in between.
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
    // After another log-in or log-out in between, this answer is obsolete.
    if (outcome.isOk && stored === user && outcome.result.user) {
      store.become(stateFrom(outcome.result));
      platform.whenIdle(() => void loadDetails(user));
    }
    return outcome;
  }

  /** Loads all parts at once; each is published on arrival, and one that fails stays as it was. */
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
    // Another tab may just have logged out: what it removed must not be stored again.
    const isKept = reading.state === 'present' && reading.user.authorization === user.authorization;
    if (stored !== user || !isKept) return;
    keep(user);
    onLoaded?.();
  }

  async function takeUp(): Promise<void> {
    const reading = readStoredUser(storage.getItem(STORED_USER_KEY));
    if (reading.state === 'empty') return expire();
    // A session not to be remembered ends with the browser, as its cookie did.
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
      // A late answer for a previous user says nothing about this one.
      if (!stored || authorization !== `Bearer ${stored.authorization}`) return;
      const isOther = version !== undefined && version !== heard;
      version = heard;
      if (isOther) void reload();
    },
    logOut() {
      if (!stored) return forget();
      const { authorization } = stored;
      forget();
      // The server's answer does not matter here: the token is already gone from this browser.
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
