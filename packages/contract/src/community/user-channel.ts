import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { flagField } from '../fields.ts';
import { deliveredTopicNames, notificationChannels, timeOfDayPattern } from './notification-words.ts';

const topics = z.array(z.enum(deliveredTopicNames));

const timeOfDay = z.string('请填写时间').regex(timeOfDayPattern, '时间写成 22:00 这样');

const QuietHours = z.object({
  isOn: z.boolean(),
  /** The site's time; the end may lie in the next day. */
  from: z.string(),
  until: z.string(),
});

const Channels = z.object({
  /** The confirmed address; "" for none. */
  email: z.string(),
  /** The site's public key for push services, as the browser takes it: base64url. */
  pushKey: z.string(),
  /** Whether the browser of this session shows notifications. */
  isPushedHere: z.boolean(),
  /** What the caller wants by each channel. */
  wanted: z.object({ email: topics, push: topics, sms: topics }),
  /** Whether the site sends notifications by text message. */
  isTextOffered: z.boolean(),
  /** The caller’s, masked; "" for none. */
  phone: z.string(),
  /** When nothing leaves the site. */
  quietHours: QuietHours,
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
  input: z
    .object({
      channel: z.enum(notificationChannels, '没有这种渠道'),
      topic: z.enum(deliveredTopicNames, '没有这种通知'),
      isOn: flagField,
    })
    .refine(({ channel, topic }) => channel !== 'sms' || topic !== 'broadcast', {
      message: '广播不用短信发',
      path: ['topic'],
    }),
  output: Channels,
  errors: ['Email.NotConfirmed', 'Push.NotSubscribed', 'Sms.NotOffered', 'Sms.NoPhone'],
});

export const setQuietHours = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/SetQuietHours',
  access: 'user',
  summary: 'Sets when the caller’s notifications stay on the site; what was held is looked at again. Idempotent.',
  input: z
    .object({ isOn: flagField, from: timeOfDay, until: timeOfDay })
    .refine(({ from, until }) => from !== until, { message: '开始和结束不能是同一时间', path: ['until'] }),
  output: Channels,
  errors: [],
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

/** So many bytes as base64url. */
function bytesField(bytes: number) {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string('密钥不正确').regex(new RegExp(`^[\\w-]{${length}}$`), '密钥不正确');
}

export const subscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/SubscribePush',
  access: 'user',
  summary: 'Has the browser of this session show notifications until the session ends. Idempotent.',
  input: z.object({
    /** Of the browser’s push service. */
    endpoint: z.string('推送地址不正确').min(1, '推送地址不正确').max(1000, '推送地址不正确'),
    p256dh: bytesField(65),
    auth: bytesField(16),
  }),
  output: Channels,
  errors: ['Push.EndpointRefused'],
  inPerson: true,
});

export const unsubscribePush = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userChannel/UnsubscribePush',
  access: 'user',
  summary: 'Has the browser of this session show no notifications. Idempotent.',
  input: z.object({}),
  output: Channels,
  errors: [],
});
