import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const met = (password: string, userName?: string) =>
  passwordStrength(password, userName).rules.map((rule) => rule.isMet);

test('says nothing of an empty password', () => {
  expect(passwordStrength('')).toMatchObject({ level: 0, word: '' });
  expect(met('')).toEqual([false, false, false]);
});

test.each(['Ab1!', 'aaaaaaaaaaaa', '12345678', 'hgfedcba', 'qwertyui', '1qaz2wsx', 'Password2026!', 'woaini520520'])(
  '%s is weak',
  (password) => {
    expect(passwordStrength(password).word).toBe('弱');
  },
);

test('a password with the user name in it is weak however long', () => {
  expect(passwordStrength('Duanyutong-2026!', 'duanyutong').word).toBe('弱');
  expect(met('Duanyutong-2026!', 'duanyutong')).toEqual([true, false, true]);
});

test('length counts as much as kinds of characters', () => {
  expect(passwordStrength('meadow42').word).toBe('中');
  expect(passwordStrength('a quiet meadow in May').word).toBe('强');
  expect(passwordStrength('雪山下的四季与云海').word).toBe('强');
  expect(passwordStrength('Tuyuan@2026x').word).toBe('强');
});

test('64 characters are allowed, one more is not', () => {
  expect(met('a1'.repeat(32))[0]).toBe(true);
  expect(met('a1'.repeat(32).concat('b'))[0]).toBe(false);
});
