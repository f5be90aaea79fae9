import { expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

it('makes another version 4 UUID each time, also where the page came over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 50 }, randomId);
  for (const id of made) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(50);
  vi.unstubAllGlobals();
});
