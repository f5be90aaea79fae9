import { expect, it } from 'vitest';
import { passwordCost } from './password.ts';

it('costs who guesses passwords what OWASP recommends first, though the tests hash at less', () => {
  expect(passwordCost).toEqual({ memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
});
