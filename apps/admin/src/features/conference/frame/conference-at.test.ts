import { expect, test } from 'vitest';
import { conferenceAt } from './conference-at.ts';

test.each([
  ['/conferences/7', ''],
  ['/conferences/7/', ''],
  ['/conferences/7/check-in', 'check-in'],
])('%s is a page of conference 7', (pathname, key) => {
  expect(conferenceAt(pathname)).toMatchObject({ id: 7, page: { key } });
});

test.each([
  '/',
  '/conferences',
  '/conferences/new',
  '/conferences/07',
  '/conferences/7/setup',
  '/conferences/7/setup/base',
  '/users',
])('%s is none', (pathname) => {
  expect(conferenceAt(pathname)).toBeUndefined();
});
