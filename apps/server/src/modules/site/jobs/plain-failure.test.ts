import { expect, it } from 'vitest';
import { plainFailure } from './plain-failure.ts';

it.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['no answer from lin@example.cn after 30 s', 'no answer from … after 30 s'],
  ['message to 13812345678 refused', 'message to … refused'],
  ['message to 138-1234-5678 refused', 'message to … refused'],
  ['Failed query: insert into app_user\nparams: 林知夏,13812345678', 'Failed query: insert into app_user'],
  ['Failed query: select 1 params: 林知夏', 'Failed query: select 1'],
  ['invalid input syntax for type integer: "林知夏"', 'invalid input syntax for type integer: "…"'],
])('“%s” is told as “%s”', (message, plain) => {
  expect(plainFailure({ message })).toBe(plain);
});

it('what is no error is told as nothing', () => {
  expect(plainFailure(null)).toBe('');
  expect(plainFailure({ value: 1 })).toBe('');
});
