import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { withPhoneLinks } from './with-phone-links.tsx';

const links = (text: string) => withPhoneLinks(text).flatMap((part) => (isValidElement(part) ? [part.key] : []));

it('makes telephone numbers something to tap, and no other number', () => {
  expect(links('会务组 13800000001，酒店 0512-62880000。')).toEqual(['13800000001', '0512-62880000']);
  expect(links('票号 138000000012 与 2026-11-20 不是电话。')).toEqual([]);
});
