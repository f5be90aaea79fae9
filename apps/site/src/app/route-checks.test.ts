import { expect, test, vi } from 'vitest';
import { definePage, type PageRequest, type PageStore } from '../shared/page.ts';
import { passChecks } from './route-checks.ts';

const user = { id: 1, userName: 'a', nickName: 'A', avatar: '', roles: [] };

function storeOf() {
  const tryLoad = vi.fn(async () => undefined);
  const store: PageStore = { load: () => Promise.reject(new Error('a check never needs what it loads')), tryLoad };
  return { store, tryLoad };
}

function requestOf(path: string, signedIn: PageRequest['session']['user'] = null): PageRequest {
  const url = new URL(path, 'http://site.example');
  const session = { user: signedIn, permissions: [], isRestored: true };
  return { request: new Request(url), params: {}, url, session };
}

function pageWith(definition: { requiresLogin?: boolean; middleware?: readonly string[] }) {
  return definePage({ component: () => null, prefetch: async () => null, meta: () => ({ title: '' }), ...definition });
}

test('every page passes the log-in, the settings and the system settings', async () => {
  const { store, tryLoad } = storeOf();
  expect(pageWith({}).middleware).toEqual(['auth', 'settings', 'systemSettings']);
  expect(await passChecks(pageWith({}), store, requestOf('/photo?id=1'))).toBeUndefined();
  expect(tryLoad).toHaveBeenCalledTimes(2);
});

test('a page that needs a log-in sends a visitor to it and back, and lets a user through', async () => {
  const { store } = storeOf();
  const page = pageWith({ requiresLogin: true });
  const elsewhere = await passChecks(page, store, requestOf('/user/center?tab=1'));
  expect(elsewhere?.headers.get('location')).toBe('/account?returnUrl=%2Fuser%2Fcenter%3Ftab%3D1');
  expect(await passChecks(page, store, requestOf('/user/center', user))).toBeUndefined();
});

test('a page passes only what it names', async () => {
  const { store, tryLoad } = storeOf();
  const page = pageWith({ requiresLogin: true, middleware: ['settings'] });
  expect(await passChecks(page, store, requestOf('/pong'))).toBeUndefined();
  expect(tryLoad).toHaveBeenCalledTimes(1);
});

test('a name without a check is a defect of the page: 500', async () => {
  const { store } = storeOf();
  await expect(passChecks(pageWith({ middleware: ['auth', 'vip'] }), store, requestOf('/'))).rejects.toMatchObject({
    status: 500,
    data: 'Unknown middleware',
  });
});
