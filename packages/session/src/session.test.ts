import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEEP_ALIVE_EVERY_MS, PING_EVERY_MS } from './heartbeat.ts';
import { sessionWorld } from './testing/session-world.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const right = { userName: 'yanqiu', password: 'right' };

describe('starting', () => {
  it('takes up a stored session: header, user, permissions', async () => {
    const { session, user } = sessionWorld({ authorization: 'good-token', rememberMe: true });
    await session.restore();
    expect(session.authorization).toBe('Bearer good-token');
    expect(session.state).toEqual({ user, permissions: ['Pages.Images'], isRestored: true });
  });

  it('does nothing for a visitor without stored data', async () => {
    const { session, backend, expiredShown, visits } = sessionWorld();
    await session.restore();
    expect(session.state.user).toBeNull();
    expect(backend.getInformation).not.toHaveBeenCalled();
    expect(expiredShown).not.toHaveBeenCalled();
    expect(visits).toEqual([]);
  });

  it.each([['{}'], ['""'], ['{"authorization":""}'], ['not json']])(
    'says that the session expired when what is stored is empty (%s), then goes home with the way back',
    async (stored) => {
      const { session, expiredShown, visits, storage } = sessionWorld(stored);
      await session.restore();
      expect(expiredShown).toHaveBeenCalledOnce();
      expect(visits).toEqual(['/?returnUrl=%2Fphoto%3Fid%3D3']);
      expect(storage.has('user')).toBe(false);
    },
  );

  it('goes home only when the dialog has been closed', async () => {
    const { session, expiredShown, visits } = sessionWorld('{}');
    const closed = Promise.withResolvers<void>();
    expiredShown.mockReturnValue(closed.promise);
    const restoring = session.restore();
    await vi.advanceTimersByTimeAsync(1000);
    expect(visits).toEqual([]);
    closed.resolve();
    await restoring;
    expect(visits).toHaveLength(1);
  });

  it('treats a token the server refuses as expired', async () => {
    const { session, expiredShown } = sessionWorld({ authorization: 'revoked-token', rememberMe: true });
    await session.restore();
    expect(expiredShown).toHaveBeenCalledOnce();
    expect(session.authorization).toBeUndefined();
  });

  it('keeps the session when the server can’t be reached', async () => {
    const { session, backend, expiredShown, storage } = sessionWorld({ authorization: 'good-token', rememberMe: true });
    backend.getInformation.mockResolvedValueOnce({
      isOk: false,
      failure: { status: 0, code: 'Network.Broken', message: '网络中断，请重试。', validationErrors: [] },
    });
    await session.restore();
    expect(session.authorization).toBe('Bearer good-token');
    expect(storage.has('user')).toBe(true);
    expect(expiredShown).not.toHaveBeenCalled();
  });

  it('ends a session that was not to be remembered together with its cookie', async () => {
    const { session, expiredShown, storage } = sessionWorld({ authorization: 'good-token', rememberMe: false });
    await session.restore();
    expect(session.state.user).toBeNull();
    expect(storage.has('user')).toBe(false);
    expect(expiredShown).not.toHaveBeenCalled();
  });
});

describe('logging in', () => {
  it('keeps a remembered session in an indefinite cookie, Lax and Secure', async () => {
    const { session, readCookies, readStored } = sessionWorld();
    await session.logIn({ ...right, rememberMe: true });
    expect(readCookies()).toMatch(/^authorization=good-token; path=\/; SameSite=Lax; expires=.*9999.*; Secure$/);
    expect(readStored()).toMatchObject({ authorization: 'good-token', loginType: 'web', rememberMe: true });
    expect(session.loginType).toBe('web');
  });

  it('keeps any other session in a cookie of the browser session', async () => {
    const { session, readCookies } = sessionWorld();
    await session.logIn(right);
    expect(readCookies()).toBe('authorization=good-token; path=/; SameSite=Lax; Secure');
  });

  it('answers what the server says of wrong credentials and stores nothing', async () => {
    const { session, storage } = sessionWorld();
    const outcome = await session.logIn({ userName: 'yanqiu', password: 'wrong' });
    expect(outcome).toMatchObject({ isOk: false, failure: { status: 400, code: 'Session.WrongCredentials' } });
    expect(storage.size).toBe(0);
  });

  it('logs in by a code sent to the phone', async () => {
    const { session, user, readCookies } = sessionWorld();
    await session.logInBySms({ phone: '13800138000', smsCode: '123456', rememberMe: true });
    expect(session.state.user).toEqual(user);
    expect(readCookies()).toContain('9999');
  });

  it('takes the token of a third-party log-in', async () => {
    const { session, user, readStored } = sessionWorld();
    const outcome = await session.logInByOAuth({ code: 'c', state: 's' }, { rememberMe: false });
    expect(outcome).toEqual({ isOk: true, result: { isLoggedIn: true } });
    expect(session.state.user).toEqual(user);
    expect(readStored()).toMatchObject({ loginType: 'web', rememberMe: false });
  });

  it('tells what a third-party log-in still asks for, and logs nobody in', async () => {
    const { session, backend, storage } = sessionWorld();
    backend.logInByOAuth.mockResolvedValueOnce({ isOk: true, result: { action: 'disabled' } });
    const outcome = await session.logInByOAuth({ code: 'c', state: 's' }, { rememberMe: true });
    expect(outcome).toEqual({ isOk: true, result: { isLoggedIn: false, action: 'disabled' } });
    expect(session.authorization).toBeUndefined();
    expect(storage.size).toBe(0);
  });

  it('takes an app token as a remembered app session', async () => {
    const { session, readStored } = sessionWorld();
    await session.getUserByAuthorization({ authorization: 'good-token', rememberMe: true });
    expect(readStored()).toMatchObject({ loginType: 'app', rememberMe: true });
    expect(session.loginType).toBe('app');
  });

  it('refuses an app token that the server does not know, and leaves nothing behind', async () => {
    const { session, storage, readCookies } = sessionWorld();
    const outcome = await session.getUserByAuthorization({ authorization: 'forged', rememberMe: true });
    expect(outcome).toMatchObject({ isOk: false, failure: { status: 401 } });
    expect(session.authorization).toBeUndefined();
    expect([storage.size, readCookies()]).toEqual([0, '']);
  });
});

describe('logging out', () => {
  it('clears everything, ends the session on the server, and pings', async () => {
    const { session, backend, storage, readCookies, known } = sessionWorld();
    await session.logIn({ ...right, rememberMe: true });
    await vi.advanceTimersByTimeAsync(0);
    session.logOut();
    expect(session.authorization).toBeUndefined();
    expect(session.state.user).toBeNull();
    expect(Object.values(session.details).filter((part) => part !== null)).toEqual([]);
    expect(storage.has('user')).toBe(false);
    expect(readCookies()).toBe('');
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.logOut).toHaveBeenCalledWith('Bearer good-token');
    expect(known.has('good-token')).toBe(false);
    expect(backend.ping).toHaveBeenCalledOnce();
  });

  it('leaves no answer of a call that was under way', async () => {
    const { session, backend } = sessionWorld();
    const asked = Promise.withResolvers<Awaited<ReturnType<typeof backend.getInformation>>>();
    await session.logIn(right);
    const { state } = session;
    backend.getInformation.mockReturnValueOnce(asked.promise);
    const reloading = session.reload();
    session.logOut();
    asked.resolve({
      isOk: true,
      result: { user: state.user, tenant: { id: 1, name: '图苑' }, permissions: [], impersonator: null },
    });
    await reloading;
    expect(session.state.user).toBeNull();
  });
});

describe('heartbeat', () => {
  it('pings every 5 minutes with a timestamp and keeps alive every 10 while signed in', async () => {
    const { session, backend } = sessionWorld();
    await session.logIn(right);
    await vi.advanceTimersByTimeAsync(KEEP_ALIVE_EVERY_MS);
    const withTimestamp = backend.ping.mock.calls.filter(([timestamp]) => timestamp !== undefined);
    expect(withTimestamp).toHaveLength(KEEP_ALIVE_EVERY_MS / PING_EVERY_MS);
    expect(backend.ping).toHaveBeenCalledTimes(3);
  });

  it('stops with the session', async () => {
    const { session, backend } = sessionWorld();
    await session.logIn(right);
    session.forget();
    await vi.advanceTimersByTimeAsync(KEEP_ALIVE_EVERY_MS);
    expect(backend.ping).not.toHaveBeenCalled();
  });

  it('finds out that the session was revoked', async () => {
    const { session, known, expiredShown } = sessionWorld();
    await session.logIn(right);
    known.clear();
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS);
    expect(expiredShown).toHaveBeenCalledOnce();
    expect(session.state.user).toBeNull();
  });
});

describe('what belongs to a log-in', () => {
  it('comes all at once after it, and the menus are kept with the user', async () => {
    const { session, readStored } = sessionWorld();
    await session.logIn(right);
    session.hearVersion('v1', 'Bearer good-token');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.details).toMatchObject({
      menus: [{ name: '图库' }],
      externalAccounts: [],
      credits: 20,
      profile: { nickName: '周砚秋', wechat: true },
      background: '',
      firstBuy: true,
      servicePhone: '0888-5180000',
      isSubscribedToBroadcast: true,
      photographer: { rank: 3 },
    });
    expect(readStored()).toMatchObject({ SessionKey: 'v1', UserMenuModels: [{ name: '图库' }] });
  });

  it('comes after a restart, too', async () => {
    const { session } = sessionWorld({ authorization: 'good-token', rememberMe: true });
    await session.restore();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.details.externalAccounts).toEqual([]);
  });

  it('does without a part that fails', async () => {
    const { session, failing } = sessionWorld();
    failing.add('menus');
    await session.logIn(right);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.details).toMatchObject({ menus: null, externalAccounts: [] });
  });

  it('asks for a photographer’s numbers only for a photographer', async () => {
    const { session, backend } = sessionWorld({ authorization: 'good-token', rememberMe: true }, ['user']);
    await session.restore();
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.getDetail.mock.calls.map(([name]) => name)).not.toContain('photographer');
  });

  it('does not show the next user what the one before had', async () => {
    const { session, failing } = sessionWorld();
    await session.logIn(right);
    await vi.advanceTimersByTimeAsync(0);
    failing.add('menus').add('externalAccounts').add('photographer');
    await session.getUserByAuthorization({ authorization: 'other-token', rememberMe: true });
    expect(session.details.menus).toBeNull();
  });

  it('tells when all of it has come, for what follows a log-in', async () => {
    const { session, loaded } = sessionWorld();
    await session.logIn(right);
    expect(loaded).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(loaded).toHaveBeenCalledOnce();
  });
});

describe('changed rights', () => {
  it('are asked for when an answer carries another version than before, and only then', async () => {
    const { session, backend, permissions } = sessionWorld();
    await session.logIn(right);
    session.hearVersion('v1', 'Bearer good-token');
    session.hearVersion('v1', 'Bearer good-token');
    expect(backend.getInformation).toHaveBeenCalledTimes(1);
    permissions.push('Pages.Users');
    session.hearVersion('v2', 'Bearer good-token');
    await vi.advanceTimersByTimeAsync(0);
    expect(backend.getInformation).toHaveBeenCalledTimes(2);
    expect(session.state.permissions).toEqual(['Pages.Images', 'Pages.Users']);
    const menus = backend.getDetail.mock.calls.filter(([name]) => name === 'menus');
    expect(menus).toHaveLength(2);
  });

  it('of somebody else, told by a late answer, are nothing to this user', async () => {
    const { session, backend } = sessionWorld();
    await session.logIn(right);
    session.hearVersion('v1', 'Bearer good-token');
    session.hearVersion('v0', 'Bearer token-of-before');
    expect(backend.getInformation).toHaveBeenCalledTimes(1);
  });
});

describe('several tabs', () => {
  it('log in and out together', async () => {
    const first = sessionWorld();
    const second = first.openTab();
    await first.session.restore();
    await second.session.restore();
    await first.session.logIn({ ...right, rememberMe: true });
    first.tellTabs();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.session.state.user?.id).toBe(7);
    second.session.logOut();
    first.tellTabs();
    expect(first.session.state.user).toBeNull();
    expect(first.session.authorization).toBeUndefined();
    expect(first.expiredShown).not.toHaveBeenCalled();
  });

  it('take nothing back that another one logged out of while details were on their way', async () => {
    const first = sessionWorld();
    await first.session.logIn({ ...right, rememberMe: true });
    first.storage.delete('user');
    await vi.advanceTimersByTimeAsync(0);
    expect(first.storage.has('user')).toBe(false);
  });

  it('leave the cookie of a new log-in alone when they hear late of the log-out before it', async () => {
    const first = sessionWorld();
    const second = first.openTab();
    await first.session.restore();
    await first.session.logIn({ ...right, rememberMe: true });
    await second.session.restore();
    first.storage.delete('user');
    first.tellTabs();
    expect(first.readCookies()).toContain('good-token');
  });
});
