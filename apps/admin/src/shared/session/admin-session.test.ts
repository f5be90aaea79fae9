import type { Session } from '@tuyuan/session/session.ts';
import { noDetails } from '@tuyuan/session/session-details.ts';
import { type SessionState, visitor } from '@tuyuan/session/session-state.ts';
import { expect, test, vi } from 'vitest';
import { createAdminSession } from './admin-session.ts';

const loggedIn: SessionState = {
  user: { id: 1, userName: 'hexl', nickName: '何秀兰', avatar: '', roles: ['admin'] },
  permissions: ['Pages.Images'],
  isRestored: true,
};

const wrongPassword = {
  status: 400,
  code: 'Session.WrongCredentials',
  message: '用户名或密码不正确。',
  validationErrors: [],
} as const;

const notUsed = () => Promise.reject(new Error('not used'));

function fakeSession() {
  const listeners = new Set<() => void>();
  let state = loggedIn;
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const session: Session = {
    get state() {
      return state;
    },
    details: noDetails,
    loginType: 'web',
    get authorization() {
      return state.user ? 'Bearer token' : undefined;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: () => Promise.resolve(),
    logIn: ({ password }) => {
      if (password !== 'right') return Promise.resolve({ isOk: false, failure: wrongPassword });
      become(loggedIn);
      return Promise.resolve({ isOk: true, result: loggedIn });
    },
    logInBySms: notUsed,
    logInByOAuth: notUsed,
    takeToken: notUsed,
    getUserByAuthorization: notUsed,
    reload: () => Promise.resolve(),
    hearVersion: () => {},
    logOut: () => become(visitor),
    forget: () => become(visitor),
    close: () => {},
  };
  return { session, become };
}

test('an expired log-in keeps the page: who was logged in and what they may do stays known', () => {
  const { session } = fakeSession();
  const admin = createAdminSession(session);
  void admin.expire();
  expect(admin.state).toMatchObject({ isExpired: true, user: { userName: 'hexl' }, permissions: ['Pages.Images'] });
});

test('a wrong password keeps asking; the right one goes on', async () => {
  const { session } = fakeSession();
  const admin = createAdminSession(session);
  const settled = vi.fn();
  const waiting = admin.expire().then(settled);
  expect(await admin.renew('wrong')).toBe('用户名或密码不正确。');
  expect(admin.state.isExpired).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  expect(await admin.renew('right')).toBeUndefined();
  await waiting;
  expect(admin.state.isExpired).toBe(false);
});

test('leaving on purpose ends it at once', () => {
  const { session } = fakeSession();
  const admin = createAdminSession(session);
  admin.leave();
  expect(admin.state).toMatchObject({ isExpired: false, user: null });
});

test('giving up an expired log-in leads out', async () => {
  const { session } = fakeSession();
  const admin = createAdminSession(session);
  const waiting = admin.expire();
  admin.leave();
  await waiting;
  expect(admin.state).toMatchObject({ isExpired: false, user: null });
});
