import { networkBroken } from '@tuyuan/api-client/api-failure.ts';
import { expect, it } from 'vitest';
import { passes } from './passes.ts';

it('takes for passing what another try may be spared, and nothing that is refused', () => {
  const passing = [0, 401, 429, 500, 503].map((status) => passes({ ...networkBroken, status }));
  const refused = [400, 403, 404, 409].map((status) => passes({ ...networkBroken, status }));
  expect([passing, refused, passes(undefined)]).toEqual([
    [true, true, true, true, true],
    [false, false, false, false],
    false,
  ]);
});
