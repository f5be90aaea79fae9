import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

export const OutboxEmail = z.object({
  id: idField,
  at: wireTime,
  address: z.string(),
  /** code, or the topic of a notification. */
  purpose: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type OutboxEmail = z.infer<typeof OutboxEmail>;

export const getOutboxEmails = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/mail/GetOutboxEmails',
  access: 'permission:Pages.DeveloperTools',
  summary: 'E-mails kept instead of sent while no mail server is set, newest first.',
  input: z.object({ ...pageFields, address: textField(100).default('') }),
  output: pageOf(OutboxEmail).extend({
    /** False where e-mails are really sent; then none are kept. */
    isOpen: z.boolean(),
  }),
  errors: [],
});

const encryptions = ['tls', 'starttls', 'none'] as const;

const settings = {
  /** "" keeps e-mails in the outbox. */
  host: textField(200).refine((host) => !/[\s/@]/.test(host), '只填主机名，如 smtp.example.com'),
  port: z.int('请填写端口').min(1, '端口是 1 到 65535').max(65_535, '端口是 1 到 65535'),
  encryption: z.enum(encryptions, '请选择加密方式'),
  user: textField(200),
  sender: z.union([z.literal(''), z.email('邮箱格式不正确').max(100, '最多 100 个字')], '邮箱格式不正确'),
};

const MailSettings = z.object({ ...settings, hasPassword: z.boolean() });
export type MailSettings = z.infer<typeof MailSettings>;

export const getMailSettings = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/mail/GetSettings',
  access: 'permission:Pages.Site.Settings',
  summary: 'The mail server e-mails are sent by; never its password.',
  input: z.object({}),
  output: MailSettings,
  errors: [],
});

export const updateMailSettings = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/mail/UpdateSettings',
  access: 'permission:Pages.Site.Settings',
  summary: 'Sets the mail server; a password of null stays as it is. Idempotent.',
  input: z
    .object({ ...settings, password: z.string().max(200, '最多 200 个字').nullable().default(null) })
    .refine(({ host, sender }) => host === '' || sender !== '', { message: '请填写发件地址', path: ['sender'] }),
  output: MailSettings,
  errors: ['Email.HostRefused'],
});

export const sendTestEmail = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/mail/SendTest',
  access: 'permission:Pages.Site.Settings',
  summary: 'Sends an e-mail by the stored settings, to try them.',
  input: z.object({ address: z.email('邮箱格式不正确').max(100, '最多 100 个字') }),
  output: z.object({}),
  errors: ['Email.Unavailable', 'Email.Refused', 'Email.SenderRefused'],
});
