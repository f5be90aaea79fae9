import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, textField, wireTime } from '../fields.ts';

/** What the QR code leads to; good once, for the browser that asked for it. */
const codeField = textField(100, 1);

export const createQrLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/Account/QrLogIn/CreateQrLogIn',
  access: 'public',
  summary: 'Begins a log-in in this browser that a phone, logged in already, confirms after scanning the code.',
  input: z.object({ rememberMe: z.boolean('请选择是或否').default(false) }),
  output: z.object({ code: z.string(), expiresInSeconds: count }),
  errors: ['Request.TooMany'],
  audited: false,
});

export const getQrLogInState = defineEndpoint({
  method: 'GET',
  path: '/api/Account/QrLogIn/GetQrLogInState',
  access: 'public',
  summary: 'How far this browser’s code is; asked every two seconds.',
  input: z.object({ code: codeField }),
  output: z.object({ state: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']) }),
  errors: [],
});

export const loginByQr = defineEndpoint({
  method: 'POST',
  path: '/api/Account/QrLogIn/LoginByQr',
  access: 'public',
  summary: 'Ends a log-in by QR code that was confirmed, in the browser that began it; the result is the token.',
  input: z.object({ code: codeField }),
  output: z.string(),
  errors: ['QrLogIn.Refused'],
});

export const scanQrLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/Account/QrLogIn/ScanQrLogIn',
  access: 'user',
  summary:
    'Opens a scanned code on the caller’s phone: which device it would log in, and where. Nobody else can open it then.',
  input: z.object({ code: codeField }),
  output: z.object({
    /** `Chrome 132 · Windows 11`. */
    deviceName: z.string(),
    clientIp: z.string(),
    /** Whether both devices are reached under one address. */
    isSameNetwork: z.boolean(),
    createdAt: wireTime,
    expiresInSeconds: count,
  }),
  errors: ['QrLogIn.Refused', 'Request.TooMany'],
  inPerson: true,
});

export const confirmQrLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/Account/QrLogIn/ConfirmQrLogIn',
  access: 'user',
  summary: 'Lets the device that shows the code in, or refuses it.',
  input: z.object({ code: codeField, isConfirmed: z.boolean('请选择是或否') }),
  output: z.object({}),
  errors: ['QrLogIn.Refused'],
  inPerson: true,
});
