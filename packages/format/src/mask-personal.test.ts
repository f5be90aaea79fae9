import { expect, it } from 'vitest';
import { maskEmail, maskPhone } from './mask-personal.ts';

it('keeps the ends of a phone number only', () => {
  expect(maskPhone('13800001234')).toBe('138****1234');
  expect(maskPhone('110')).toBe('****');
  expect(maskPhone('')).toBe('');
});

it('keeps the first letter and the domain of an address', () => {
  expect(maskEmail('zhou@example.com')).toBe('z***@example.com');
  expect(maskEmail('')).toBe('');
});
