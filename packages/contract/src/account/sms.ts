import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { phoneField } from '../fields.ts';
import { captchaTicketField } from './captcha.ts';

/** What a code may be used for: `bindPhone` belongs to third-party login, `safety` confirms the owner of a session. */
export const smsPurposes = ['register', 'login', 'resetPassword', 'changePhone', 'bindPhone', 'safety'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

const Sent = z.object({
  /** Seconds for which the code is valid, and seconds until another may be requested. */
  expiresIn: z.int(),
  resendAfter: z.int(),
});

export const sendValidationSms = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/sms/SendValidationSms',
  access: 'public',
  summary: 'Sends a code to a number. The answer never tells whether the number has an account.',
  input: z.object({
    phone: phoneField,
    purpose: z.enum(['register', 'login', 'changePhone', 'bindPhone'], '不支持这种用途'),
    captchaTicket: captchaTicketField,
  }),
  output: Sent,
  errors: ['Captcha.TicketRefused', 'Sms.TooSoon', 'Sms.TooManyToday', 'Sms.Unavailable'],
});

export const sendResetPwdSms = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/sms/SendResetPwdSms',
  access: 'public',
  summary: 'Sends the code for setting a new password; the answer is the same for a number without an account.',
  input: z.object({ phone: phoneField, captchaTicket: captchaTicketField }),
  output: Sent,
  errors: ['Captcha.TicketRefused', 'Sms.TooSoon', 'Sms.TooManyToday', 'Sms.Unavailable'],
});

export const sendSafetySms = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/sms/SendSafetySms',
  access: 'user',
  summary: 'Sends the caller’s own number a code that confirms a sensitive change.',
  input: z.object({}),
  output: Sent,
  errors: ['User.NoPhone', 'Sms.TooSoon', 'Sms.TooManyToday', 'Sms.Unavailable'],
  inPerson: true,
});
