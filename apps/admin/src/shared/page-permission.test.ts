import { expect, test } from 'vitest';
import { pagePermission } from './page-permission.ts';

test('what lies below a page takes what the page takes, unless it takes more', () => {
  expect(pagePermission('/')).toBeUndefined();
  expect(pagePermission('/images')).toBe('Pages.Images');
  expect(pagePermission('/conferences')).toBe('Pages.Conferences');
  expect(pagePermission('/conferences/7')).toBe('Pages.Conferences');
  expect(pagePermission('/conferences/7/attendees')).toBe('Pages.Conferences');
  expect(pagePermission('/conferences/7/duty')).toBe('Pages.Conferences.Staff');
  expect(pagePermission('/conferences/new')).toBe('Pages.Conferences.Create');
});
