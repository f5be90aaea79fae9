import { expect, it } from 'vitest';
import { maskEmail, maskName, maskPhone } from './mask-personal.ts';

it('keeps the ends of a phone number only', () => {
  expect(maskPhone('13800001234')).toBe('138****1234');
  expect(maskPhone('110')).toBe('****');
  expect(maskPhone('')).toBe('');
});

it('keeps the first letter and the domain of an address', () => {
  expect(maskEmail('zhou@example.com')).toBe('z***@example.com');
  expect(maskEmail('')).toBe('');
});

it('keeps of a name what its bearer knows himself by', () => {
  expect(['林砚秋', '许南', '欧阳修远', '林', '', '古丽娜扎尔·买买提'].map(maskName)).toEqual([
    '林*秋',
    '许*',
    '欧**远',
    '*',
    '',
    '古***提',
  ]);
});
