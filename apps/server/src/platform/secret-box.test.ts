import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSecretBox } from './secret-box.ts';

const key = randomBytes(32);
const box = openSecretBox(key, 'ticket');

it('opens what it sealed, and seals the same text differently each time', () => {
  const [first, second] = [box.seal('K7QW3MHD9TB'), box.seal('K7QW3MHD9TB')];
  expect(box.open(first)).toBe('K7QW3MHD9TB');
  expect(first.equals(second)).toBe(false);
});

it('refuses what was changed, and what was sealed under another key or for another purpose', () => {
  const sealed = box.seal('票');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => box.open(changed)).toThrow();
  expect(() => openSecretBox(randomBytes(32), 'ticket').open(sealed)).toThrow();
  expect(() => openSecretBox(key, 'else').open(sealed)).toThrow();
});

it('marks equal texts equally, for one purpose and key only', () => {
  expect(box.mark('a').equals(box.mark('a'))).toBe(true);
  expect(box.mark('a').equals(box.mark('b'))).toBe(false);
  expect(box.mark('a').equals(openSecretBox(key, 'else').mark('a'))).toBe(false);
});
