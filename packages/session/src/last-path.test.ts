import { expect, it } from 'vitest';
import { recallLastPath, rememberLastPath } from './last-path.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('remembers where the visitor was, but no page of the account', () => {
  const storage = memory();
  rememberLastPath(storage, '/photo?id=3');
  rememberLastPath(storage, '/Account/Register');
  rememberLastPath(storage, '/account?returnUrl=/');
  rememberLastPath(storage, '/oauth?state=1');
  rememberLastPath(storage, '/loginByApp?token=1');
  expect(recallLastPath(storage)).toBe('/photo?id=3');
  rememberLastPath(storage, '/accounting');
  expect(recallLastPath(storage)).toBe('/accounting');
});
