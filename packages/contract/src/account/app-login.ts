import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textField, wireTime } from '../fields.ts';

const codeField = textField(100, 1);

export const createAppLoginCode = defineEndpoint({
  method: 'POST',
  path: '/api/Account/CreateAppLoginCode',
  access: 'user',
  summary:
    'Issues a code for an app that is logged in to open the site with, as `/loginByApp?token=<code>`: good once, for two minutes, and while the app’s session lives.',
  input: z.object({}),
  output: z.object({ code: z.string(), expiresAt: wireTime }),
  errors: ['Session.Expired'],
  inPerson: true,
});

export const verifyAppLoginCode = defineEndpoint({
  method: 'POST',
  path: '/api/Account/VerifyAppLoginCode',
  access: 'public',
  summary: 'Whose account an app’s code logs in to, to ask before it does. Leaves the code as it is.',
  input: z.object({ code: codeField }),
  output: z.object({
    nickName: z.string(),
    /** Of the app that issued the code: `Chrome 132 · Android 15`. */
    deviceName: z.string(),
  }),
  errors: ['AppLogin.CodeRefused'],
  audited: false,
});

export const loginByAppCode = defineEndpoint({
  method: 'POST',
  path: '/api/Account/LoginByAppCode',
  access: 'public',
  summary: 'Logs in with an app’s code, once; the result is the token. The session ends with the app’s.',
  input: z.object({ code: codeField }),
  output: z.string(),
  errors: ['AppLogin.CodeRefused'],
});
