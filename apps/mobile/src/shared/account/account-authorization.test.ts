// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { accountAuthorization, forgetAccount, watchAccount } from './account-authorization.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/mobile/brief?id=3');
  localStorage.setItem('user', JSON.stringify({ authorization: 'token', rememberMe: true, loginType: 'web' }));
});

it('is the account of the site, on the pages of activities only', () => {
  expect(accountAuthorization()).toBe('Bearer token');
  window.history.replaceState(null, '', '/meeting/schedule');
  expect(accountAuthorization()).toBeUndefined();
});

it('tells when it has run out', () => {
  const hear = vi.fn();
  const stop = watchAccount(hear);
  forgetAccount();
  stop();
  expect(accountAuthorization()).toBeUndefined();
  expect(hear).toHaveBeenCalledOnce();
});

it('hears of another tab that logged out', () => {
  const hear = vi.fn();
  const stop = watchAccount(hear);
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'meeting' }));
  stop();
  expect(hear).toHaveBeenCalledOnce();
});
