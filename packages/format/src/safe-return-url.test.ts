import { expect, it } from 'vitest';
import { safeReturnUrl, withReturnUrl } from './safe-return-url.ts';

it.each(['/', '/photo?id=3', '/search/photo?keyword=%E5%B1%B1#top', '/a/../photo'])('lets %s through', (path) => {
  expect(safeReturnUrl(path)).toMatch(/^\//);
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'photo',
  '',
  ' /photo',
  '/\u0000',
])('refuses %j', (path) => {
  expect(safeReturnUrl(path)).toBeUndefined();
});

it('adds the way back to a path, except to the home page and to what is not safe', () => {
  expect(withReturnUrl('/account', '/photo?id=3')).toBe('/account?returnUrl=%2Fphoto%3Fid%3D3');
  expect(withReturnUrl('/account', '/')).toBe('/account');
  expect(withReturnUrl('/account', '//evil.example')).toBe('/account');
});
