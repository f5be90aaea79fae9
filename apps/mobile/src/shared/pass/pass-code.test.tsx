// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, until } from '../testing/render-page.tsx';
import { PassCode } from './pass-code.tsx';

// happy-dom has no IndexedDB.
vi.mock('./pass-store.ts', () => ({ readPass: async () => undefined, writePass: async () => {} }));

beforeEach(() => void vi.stubGlobal('isSecureContext', true));
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
