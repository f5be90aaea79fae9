import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_ALIVE_EVERY_MS, PING_EVERY_MS } from './heartbeat.ts';
import { createSession, type SessionPlatform } from './session.ts';
import type { LoginInformation, SessionBackend } from './session-backend.ts';

const user = { id: 7, userName: 'yanqiu', nickName: '周砚秋', avatar: '', roles: ['photographer'] };
const information: LoginInformation = { user, tenant: { id: 1, name: '图苑' }, permissions: ['Pages.Images'] };

/** A server that knows the tokens in `known`, and a browser of one or more tabs around one storage. */
function world(stored?: object | string) {
  const known = new Set(['good-token']);
  const storage = new Map<string, string>();
  if (stored !== undefined) storage.set('user', typeof stored === 'string' ? stored : JSON.stringify(stored));
  let cookies = '';
  const visits: string[] = [];
  const expiredShown = vi.fn(async () => {});
  const watchers = new Set<(key: string | null) => void>();

  function openTab() {
    const backend = {
      logIn: vi.fn<SessionBackend['logIn']>(async ({ password }) =>
        password === 'right'
          ? { isOk: true, result: 'good-token' }
          : { isOk: false, failure: { status: 400, message: '用户名或密码不正确。' } },
      ),
      getInformation: vi.fn<SessionBackend['getInformation']>(async () => {
        const token = session.authorization?.slice('Bearer '.length) ?? '';
        if (!known.has(token)) return { isOk: false, failure: { status: 401, message: '登录已过期，请重新登录。' } };
        return { isOk: true, result: information };
      }),
      logOut: vi.fn<SessionBackend['logOut']>(async (authorization: string) => {
        known.delete(authorization.slice('Bearer '.length));
        return { isOk: true, result: {} };
      }),
      ping: vi.fn<SessionBackend['ping']>(async (_timestamp?: number) => ({
        isOk: true,
        result: known.has(session.authorization?.slice('Bearer '.length) ?? ''),
      })),
    } satisfies SessionBackend;
    const platform: SessionPlatform = {
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      readCookies: () => cookies,
      writeCookie: (cookie) => {
        cookies = cookie.startsWith('authorization=;') ? '' : cookie;
      },
      isHttps: true,
      currentPath: () => '/photo?id=3',
      goTo: (path) => visits.push(path),
      showExpired: expiredShown,
      watchStorage: (changed) => {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
    };
    const session = createSession({ backend, platform });
    return { session, backend };
  }
  return {
    ...openTab(),
    openTab,
    storage,
    known,
    visits,
    expiredShown,
    readCookies: () => cookies,
    dropCookies: () => {
      cookies = '';
    },
    tellTabs: () => {
      for (const watcher of watchers) watcher('user');
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('starting', () => {
  it('takes up a stored session: header, user, permissions', async () => {
    const { session } = world({ authorization: 'good-token', rememberMe: true });
    await session.restore();
    expect(session.authorization).toBe('Bearer good-token');
    expect(session.state).toEqual({ user, permissions: ['Pages.Images'], isRestored: true });
  });

  it('does nothing for a visitor without stored data', async () => {
    const { session, backend, expiredShown, visits } = world();
    await session.restore();
    expect(session.state.user).toBeNull();
    expect(backend.getInformation).not.toHaveBeenCalled();
    expect(expiredShown).not.toHaveBeenCalled();
    expect(visits).toEqual([]);
  });

  it.each([['{}'], ['""'], ['{"authorization":""}'], ['not json']])(
    'says that the session expired when what is stored is empty (%s), then goes home with the way back',
    async (stored) => {
      const { session, expiredShown, visits, storage } = world(stored);
      await session.restore();
      expect(expiredShown).toHaveBeenCalledOnce();
      expect(visits).toEqual(['/?returnUrl=%2Fphoto%3Fid%3D3']);
      expect(storage.has('user')).toBe(false);
    },
  );

  it('treats a token the server refuses as expired', async () => {
    const { session, expiredShown } = world({ authorization: 'revoked-token', rememberMe: true });
    await session.restore();
    expect(expiredShown).toHaveBeenCalledOnce();
    expect(session.authorization).toBeUndefined();
  });

  it('ends a session that was not to be remembered together with its cookie', async () => {
    const { session, expiredShown, storage } = world({ authorization: 'good-token', rememberMe: false });
    await session.restore();
    expect(session.state.user).toBeNull();
    expect(storage.has('user')).toBe(false);
    expect(expiredShown).not.toHaveBeenCalled();
  });
});

describe('logging in and out', () => {
  it('keeps a remembered session in an indefinite cookie, Lax and Secure', async () => {
    const { session, readCookies, storage } = world();
    await session.logIn({ userName: 'yanqiu', password: 'right', rememberMe: true });
    expect(readCookies()).toMatch(/^authorization=good-token; path=\/; SameSite=Lax; expires=.*9999.*; Secure$/);
    expect(JSON.parse(storage.get('user') ?? '')).toMatchObject({ authorization: 'good-token', loginType: 'web' });
  });

  it('keeps any other session in a cookie of the browser session', async () => {
    const { session, readCookies } = world();
    await session.logIn({ userName: 'yanqiu', password: 'right' });
    expect(readCookies()).toBe('authorization=good-token; path=/; SameSite=Lax; Secure');
  });

  it('answers what the server says of wrong credentials and stores nothing', async () => {
    const { session, storage } = world();
    const outcome = await session.logIn({ userName: 'yanqiu', password: 'wrong' });
    expect(outcome).toEqual({ isOk: false, failure: { status: 400, message: '用户名或密码不正确。' } });
    expect(storage.size).toBe(0);
  });

  it('takes an app token as a remembered app session', async () => {
    const { session, storage } = world();
    await session.logInByToken('good-token');
    expect(JSON.parse(storage.get('user') ?? '')).toMatchObject({ loginType: 'app', rememberMe: true });
  });

  it('clears everything on logging out, ends the session on the server, and pings', async () => {
    const { session, backend, storage, readCookies, known } = world();
    await session.logIn({ userName: 'yanqiu', password: 'right', rememberMe: true });
    session.logOut();
    expect(session.authorization).toBeUndefined();
    expect(session.state.user).toBeNull();
    expect(storage.has('user')).toBe(false);
    expect(readCookies()).toBe('');
    await vi.advanceTimersByTimeAsync(0);
    expect(known.has('good-token')).toBe(false);
    expect(backend.ping).toHaveBeenCalledOnce();
  });
});

describe('heartbeat', () => {
  it('pings every 5 minutes with a timestamp and keeps alive every 10 while signed in', async () => {
    const { session, backend } = world();
    await session.logIn({ userName: 'yanqiu', password: 'right' });
    await vi.advanceTimersByTimeAsync(KEEP_ALIVE_EVERY_MS);
    const withTimestamp = backend.ping.mock.calls.filter(([timestamp]) => timestamp !== undefined);
    expect(withTimestamp).toHaveLength(KEEP_ALIVE_EVERY_MS / PING_EVERY_MS);
    expect(backend.ping).toHaveBeenCalledTimes(3);
  });

  it('stops with the session', async () => {
    const { session, backend } = world();
    await session.logIn({ userName: 'yanqiu', password: 'right' });
    session.forget();
    await vi.advanceTimersByTimeAsync(KEEP_ALIVE_EVERY_MS);
    expect(backend.ping).not.toHaveBeenCalled();
  });

  it('finds out that the session was revoked', async () => {
    const { session, known, expiredShown } = world();
    await session.logIn({ userName: 'yanqiu', password: 'right' });
    known.clear();
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS);
    expect(expiredShown).toHaveBeenCalledOnce();
    expect(session.state.user).toBeNull();
  });
});

describe('several tabs', () => {
  it('logs in and out together', async () => {
    const first = world();
    const second = first.openTab();
    await first.session.restore();
    await second.session.restore();
    await first.session.logIn({ userName: 'yanqiu', password: 'right', rememberMe: true });
    first.tellTabs();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.session.state.user?.id).toBe(7);
    second.session.forget();
    first.tellTabs();
    expect(first.session.state.user).toBeNull();
    expect(first.expiredShown).not.toHaveBeenCalled();
  });
});
