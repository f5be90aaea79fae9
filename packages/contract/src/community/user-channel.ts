import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { flagField } from '../fields.ts';
import { deliveredTopicNames, notificationChannels } from './notification-words.ts';

const topics = z.array(z.enum(deliveredTopicNames));

const Channels = z.object({
  /** The confirmed address; "" for none. */
  email: z.string(),
  /** What the caller wants by each channel. */
  wanted: z.object({ email: topics }),
});
export type Channels = z.infer<typeof Channels>;

const addressField = z.email('邮箱格式不正确').max(100, '最多 100 个字');

export const getChannels = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userChannel/GetChannels',
  access: 'user',
  summary: 'Where the caller’s notifications go besides the site.',
  input: z.object({}),
  output: Channels,
  errors: [],
});

export const setChannel = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/SetChannel',
  access: 'user',
  summary: 'Switches a topic on or off for a channel. Idempotent.',
  input: z.object({
    channel: z.enum(notificationChannels, '没有这种渠道'),
    topic: z.enum(deliveredTopicNames, '没有这种通知'),
    isOn: flagField,
  }),
  output: Channels,
  errors: ['Email.NotConfirmed'],
});

export const sendEmailCode = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/SendEmailCode',
  access: 'user',
  summary: 'Sends a code to an address that the caller wants notifications at.',
  input: z.object({ address: addressField }),
  output: z.object({
    /** Seconds for which the code is valid, and seconds until another may be requested. */
    expiresIn: z.int(),
    resendAfter: z.int(),
  }),
  errors: ['Email.TooSoon', 'Email.TooManyToday', 'Email.Unavailable', 'Email.Refused'],
  inPerson: true,
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/ConfirmEmail',
  access: 'user',
  summary: 'Takes the code that came to the address, which receives notifications from then on.',
  input: z.object({
    address: addressField,
    emailCode: z
      .string('请填写验证码')
      .trim()
      .regex(/^\d{6}$/, '请填写 6 位数字验证码'),
  }),
  output: Channels,
  errors: ['Email.CodeWrong'],
  inPerson: true,
});

export const removeEmail = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/RemoveEmail',
  access: 'user',
  summary: 'Forgets the caller’s address. Idempotent.',
  input: z.object({}),
  output: Channels,
  errors: [],
});
