import { expect, it } from 'vitest';
import { fromBase45, toBase45 } from './base45.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
  ['', ''],
])('writes %j as the standard does', (text, expected) => {
  expect(toBase45(bytesOf(text))).toBe(expected);
  expect(fromBase45(expected)).toEqual(new Uint8Array(bytesOf(text)));
});

it('brings any bytes back', () => {
  for (let length = 0; length < 40; length += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    expect(fromBase45(toBase45(bytes))).toEqual(bytes);
  }
});

it.each(['A', 'ABCD', 'GGW', ':::', '::', 'ab', 'B=8'])('refuses %j, which stands for no bytes', (text) => {
  expect(fromBase45(text)).toBeUndefined();
});
