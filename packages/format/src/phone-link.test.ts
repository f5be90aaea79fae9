import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['0871-0000 0000（工作日 9:00–18:00）', 'tel:087100000000'],
  ['+86 138 0013 8000', 'tel:+8613800138000'],
  ['电话：0886-555 0170', 'tel:08865550170'],
  ['0886-5550170、0886-5550171', 'tel:08865550170'],
  ['13800138000 张老师', 'tel:13800138000'],
  ['5', 'tel:5'],
])('%s leads to %s', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});

test('words without a number lead nowhere', () => {
  expect(phoneLink('请到前台询问')).toBe('');
  expect(phoneLink('')).toBe('');
});
