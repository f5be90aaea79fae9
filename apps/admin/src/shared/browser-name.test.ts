import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

test('names the browser in front of the engines it calls itself, and the system', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  expect(browserName(`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`)).toBe(
    'Edge 142 · Windows',
  );
  expect(browserName(`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/120.0 MicroMessenger/8.0`)).toBe(
    '微信 8 · Android',
  );
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18) AppleWebKit/605 Version/18.1 Mobile Safari/604')).toBe(
    'Safari 18 · iOS',
  );
});

test('tells what it doesn’t know as it came', () => {
  expect(browserName('curl/8.5')).toBe('curl/8.5');
  expect(browserName('')).toBe('未知');
});
