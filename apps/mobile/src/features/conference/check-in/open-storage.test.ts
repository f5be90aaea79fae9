import { afterEach, expect, it, vi } from 'vitest';
import { openStorage } from './open-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('checks with network where nothing can be kept, and says what to do about it', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { storage, limit } = await openStorage();
  expect(limit).toContain('退出无痕浏览');
  expect(await storage.readQueue()).toEqual([]);
});

it('asks for the https address where nothing can be sealed', async () => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect((await openStorage()).limit).toContain('https');
});
