// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, settle, until } from '../testing/render-page.tsx';
import { PassCode } from './pass-code.tsx';
import type { StoredPass } from './pass-store.ts';

const stored = vi.hoisted(() => new Map<string, StoredPass>());
// happy-dom has no IndexedDB; a map replaces it.
vi.mock('./pass-store.ts', () => ({
  readPass: async (holder: string) => stored.get(holder),
  writePass: async (holder: string, pass: StoredPass) => void stored.set(holder, pass),
}));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => void vi.unstubAllGlobals());

const certified = { certificate: 'AAAA', notAfter: Date.now() + 9e8, serverTime: Date.now() };
const pass = <PassCode label="入场码" fallback="K7QW3MHD9TB" />;
const shown = (test: (text: string) => boolean) =>
  until(() => expect(test(document.body.textContent ?? '')).toBe(true));

it('says what to do while the server certifies no code, and tries again when asked', async () => {
  const answers: Record<string, unknown> = { Certify: 503 };
  const page = await renderPage(pass, { answers });
  await shown((text) => text.includes('入场码没有加载出来') && text.includes('K7QW-3MHD-9TB'));
  answers.Certify = certified;
  await press(findButton('再试'));
  await shown((text) => !text.includes('没有加载出来') && text.includes('秒后换新'));
  await until(() => expect(page.calls).toHaveLength(2));
});

it('tries again by itself', async () => {
  const answers: Record<string, unknown> = { Certify: 429 };
  await renderPage(pass, { answers });
  await shown((text) => text.includes('没有加载出来'));
  answers.Certify = certified;
  await shown((text) => text.includes('秒后换新'));
});

it('asks again when told to, and by itself, also where the last call got no answer', async () => {
  const answers: Record<string, unknown> = { Certify: 0 };
  const page = await renderPage(pass, { answers });
  await shown((text) => text.includes('没有加载出来'));
  expect(page.calls).toHaveLength(1);
  await press(findButton('再试'));
  await until(() => expect(page.calls).toHaveLength(2));
  answers.Certify = certified;
  await shown((text) => text.includes('秒后换新'));
});

it('says what to do while the network leaves the call open', async () => {
  const answer = Promise.withResolvers();
  const page = await renderPage(pass, { answers: { Certify: answer.promise } });
  await shown((text) => text.includes('没有加载出来') && text.includes('K7QW-3MHD-9TB'));
  answer.resolve(certified);
  await shown((text) => text.includes('秒后换新'));
  expect(page.calls).toHaveLength(1);
});

it('shows nothing of one person to the next', async () => {
  const answers: Record<string, unknown> = { Certify: certified };
  const next = { userId: 8, userType: 0, conferenceId: 3, sessionToken: 'other' };
  const { meeting } = await renderPage(pass, {
    answers,
    authenticate: async () => ({ isOk: true, result: next }),
  });
  const code = () => document.querySelector('[role=img][aria-label=入场码]');
  await until(() => expect(code()).not.toBeNull());
  answers.Certify = new Promise(() => {});
  await act(() => meeting.logIn('x'));
  await settle();
  expect(code()).toBeNull();
});

it('keeps no code that is certified after its log-in has ended', async () => {
  const answer = Promise.withResolvers();
  const { meeting, calls } = await renderPage(pass, { answers: { Certify: answer.promise } });
  await until(() => expect(calls).toHaveLength(1));
  await act(async () => meeting.clear());
  answer.resolve(certified);
  await settle();
  expect(stored.size).toBe(0);
});
