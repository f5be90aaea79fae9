import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const getWechatJsConfig = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/thirdPartyApi/GetWechatJsConfig',
  access: 'public',
  summary:
    'What WeChat’s script needs to share and scan on a page of this site; null where the site has no official account.',
  input: z.object({ url: z.url('网址不正确').max(2000, '网址过长') }),
  output: z.object({
    config: z
      .object({
        appId: z.string(),
        /** Seconds since 1970. */
        timestamp: z.int(),
        nonceStr: z.string(),
        signature: z.string(),
      })
      .nullable(),
  }),
  errors: ['Wechat.UrlRefused', 'Wechat.Unavailable'],
});
