import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count } from '../fields.ts';
import { goodsKinds } from './mall-states.ts';

export const getMallConfig = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallConfig/GetConfig',
  access: 'public',
  summary: 'What the mall’s pages need to know: how long a cash part may wait, and which kinds are there.',
  input: z.object({}),
  output: z.object({
    payMinutes: count,
    /** A stock up to this one is said to end soon. */
    lowStock: count,
    /** Days after which something sent counts as received. */
    receiveDays: count,
    kinds: z.array(z.object({ kind: z.enum(goodsKinds), goods: count })),
  }),
  errors: [],
});
