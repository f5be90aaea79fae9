import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { paymentProviders } from '@tuyuan/contract/commerce/payment-choices.ts';
import { z } from 'zod';
import { megabytes, path } from './config-fields.ts';
import { faceVariables } from './face-variables.ts';
import { isQuietHours } from './is-quiet-hours.ts';
import { videoVariables } from './video-variables.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const secretText = z.string().min(1).optional();
/** A key as PEM; `\\n` may stand for its line breaks. */
const pem = z
  .string()
  .startsWith('-----BEGIN ', 'must be a key in PEM')
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
  .optional();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Returns what stands before and behind the first colon. */
function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Every variable the server reads; docs/operations.md lists them with their meaning. */
const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: path.default(resolve(repositoryRoot, 'data')),
  SECRET_KEY: secretText,
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).default(10),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(5000),
  MODE: z.enum(['all', 'web', 'worker']).default('all'),
  SITE_ADDRESS: z.url().optional(),
  RESOURCE_SERVER: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default(''),
  /** Unset: `models` in DATA_DIR. */
  MODELS_DIR: path.optional(),
  TIME_ZONE: z.string().default('Asia/Shanghai'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().optional(),
  WEB_DIST: path.default(resolve(repositoryRoot, 'apps')),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  LOGIN_CAPTCHA_AFTER: z.coerce.number().int().min(1).default(3),
  LOCKOUT_AFTER: z.coerce.number().int().min(1).default(5),
  LOCKOUT_MINUTES: z.coerce.number().min(0).default(10),
  SESSION_HOURS: z.coerce.number().positive().default(12),
  SESSION_REMEMBERED_DAYS: z.coerce.number().positive().default(30),
  CAPTCHA_PROVIDER: z.enum(['slider', 'geetest']).optional(),
  CAPTCHAS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  GEETEST_CAPTCHA_ID: z.string().optional(),
  GEETEST_CAPTCHA_KEY: z.string().optional(),
  GEETEST_SERVER: z.url().default('https://gcaptcha4.geetest.com'),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun']).optional(),
  SMS_PAUSE_SECONDS: z.coerce.number().min(0).default(60),
  SMS_PER_PHONE: z.coerce.number().int().min(1).default(10),
  SMS_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  SMS_PER_SITE: z.coerce.number().int().min(1).default(10_000),
  ALIYUN_SMS_KEY_ID: z.string().optional(),
  ALIYUN_SMS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_CODE_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_NOTICE_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_CONFERENCE_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_TICKET_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_STATE_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_NOTIFICATION_TEMPLATE: z.string().optional(),
  ALIYUN_SMS_SERVER: z.url().default('https://dysmsapi.aliyuncs.com'),
  EMAIL_PAUSE_SECONDS: z.coerce.number().min(0).default(60),
  EMAIL_CODES_PER_PERSON: z.coerce.number().int().min(1).default(10),
  EMAIL_CODES_PER_EMAIL: z.coerce.number().int().min(1).default(5),
  EMAIL_CODES_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  EMAIL_CODES_PER_SITE: z.coerce.number().int().min(1).default(10_000),
  SMS_NOTIFICATIONS_PER_PERSON: z.coerce.number().int().min(1).default(5),
  SMS_NOTIFICATIONS_PER_SITE: z.coerce.number().int().min(1).default(5000),
  /** When notifications of people who never chose stay on the site. */
  QUIET_HOURS: z.string().refine(isQuietHours, 'must be like 22:00-08:00, or off').default('22:00-08:00'),
  /** For how long a mail server or a push service may keep silent. */
  DELIVERY_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  DELIVERY_ROUND_SECONDS: z.coerce.number().min(0.1).default(10),
  /** Lets the mail server named in the back office stand in this machine's own network. */
  MAIL_TO_PRIVATE_HOSTS: flag.default(false),
  /** Lets browsers name push services in this machine's own network, to try them out: everyone may then reach into it. */
  PUSH_TO_PRIVATE_HOSTS: flag.default(false),
  TICKET_GUESSES_PER_ADDRESS: z.coerce.number().int().min(1).default(20),
  TICKET_GUESSES_PER_SITE: z.coerce.number().int().min(1).default(40),
  /** Who takes money, separated by commas. Unset: the server's own cashier outside production, nobody in it. */
  PAYMENT_PROVIDERS: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(paymentProviders)))
    .optional(),
  WECHAT_PAY_APP_ID: secretText,
  /** Of the official account; without it nobody pays inside WeChat. */
  WECHAT_PAY_APP_SECRET: secretText,
  WECHAT_PAY_MCH_ID: secretText,
  WECHAT_PAY_SERIAL_NO: secretText,
  WECHAT_PAY_PRIVATE_KEY: pem,
  WECHAT_PAY_PUBLIC_KEY_ID: secretText,
  WECHAT_PAY_PUBLIC_KEY: pem,
  WECHAT_PAY_API_KEY: z.string().length(32, 'must have 32 characters').optional(),
  WECHAT_PAY_SERVER: z.url().default('https://api.mch.weixin.qq.com'),
  ALIPAY_APP_ID: secretText,
  ALIPAY_SELLER_ID: secretText,
  ALIPAY_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: pem,
  ALIPAY_SERVER: z.url().default('https://openapi.alipay.com/gateway.do'),
  COMMERCE_ROUND_SECONDS: z.coerce.number().min(0.1).default(10),
  ACCOUNT_DELETION_GRACE_DAYS: z.coerce.number().min(0).default(7),
  ACCOUNT_TIDY_SECONDS: z.coerce.number().min(1).default(300),
  CONFERENCE_ROUND_SECONDS: z.coerce.number().min(0.1).default(10),
  HUB_CONNECTIONS: z.coerce.number().int().min(1).default(20_000),
  HUB_CONNECTIONS_PER_USER: z.coerce.number().int().min(1).default(10),
  HUB_MESSAGE_KB: z.coerce
    .number()
    .positive()
    .default(64)
    .transform((value) => value * 1024),
  HUB_MESSAGES_PER_SECOND: z.coerce.number().positive().default(20),
  BODY_LIMIT_MB: megabytes(1),
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(100).default(20_000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(45_000),
  IMPORT_FILE_LIMIT_MB: megabytes(200),
  IMPORT_PIXEL_LIMIT_MP: z.coerce
    .number()
    .positive()
    .default(200)
    .transform((value) => value * 1e6),
  WATCH_DIR: path.optional(),
  ...videoVariables,
  IMAGING_WORKERS: z.coerce.number().int().min(1).default(availableParallelism()),
  IMAGING_TIMEOUT_MS: z.coerce.number().int().min(1000).default(120_000),
  /** One more than the database's cores. */
  SEARCHES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .default(availableParallelism() + 1),
  /** Each export occupies a database connection until its file is written. */
  EXPORTS_AT_ONCE: z.coerce.number().int().min(1).default(2),
  DRAIN_SECONDS: z.coerce.number().positive().default(25),
  PAGE_CACHE_SECONDS: z.coerce.number().min(0).default(30),
  DEMO_PHOTOS: path.default(resolve(repositoryRoot, 'apps/server/demo')),
  /** Unset: on, in production off. */
  DEBUG: flag.optional(),
  /** Unset: as DEBUG. */
  SHOW_DEMO_PAGES: flag.optional(),
  /** Unset: the server's own page outside production, the real ones in it. */
  OAUTH_PROVIDER: z.enum(['consent-page', 'real']).optional(),
  WECHAT_APP_ID: secretText,
  WECHAT_APP_SECRET: secretText,
  /** Official accounts for sharing and scanning inside WeChat: `appId:secret`, separated by commas. */
  WECHAT_JS_APPS: z
    .string()
    .regex(/^wx\w+:\w+(,wx\w+:\w+)*$/, 'appId:secret, separated by commas')
    .transform((text) => new Map(text.split(',').map(splitOnce)))
    .optional(),
  WECHAT_OPEN_SERVER: z.url().default('https://open.weixin.qq.com'),
  WECHAT_API_SERVER: z.url().default('https://api.weixin.qq.com'),
  QQ_APP_ID: secretText,
  QQ_APP_SECRET: secretText,
  QQ_SERVER: z.url().default('https://graph.qq.com'),
  WEIBO_APP_ID: secretText,
  WEIBO_APP_SECRET: secretText,
  WEIBO_SERVER: z.url().default('https://api.weibo.com'),
  ...faceVariables,
});

/** Variables that each provider requires. */
const needs: Record<string, readonly (keyof z.output<typeof Variables>)[]> = {
  wechat: [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MCH_ID',
    'WECHAT_PAY_SERIAL_NO',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_API_KEY',
  ],
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  geetest: ['GEETEST_CAPTCHA_ID', 'GEETEST_CAPTCHA_KEY'],
  aliyun: [
    'ALIYUN_SMS_KEY_ID',
    'ALIYUN_SMS_KEY_SECRET',
    'ALIYUN_SMS_SIGN_NAME',
    'ALIYUN_SMS_CODE_TEMPLATE',
    'ALIYUN_SMS_NOTICE_TEMPLATE',
    'ALIYUN_SMS_CONFERENCE_TEMPLATE',
    'ALIYUN_SMS_TICKET_TEMPLATE',
    'ALIYUN_SMS_STATE_TEMPLATE',
  ],
};

/** An app id and its secret are only valid together. */
const pairs = [
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['QQ_APP_ID', 'QQ_APP_SECRET'],
  ['WEIBO_APP_ID', 'WEIBO_APP_SECRET'],
] as const;

const Environment = Variables.superRefine((config, check) => {
  for (const [id, secret] of pairs)
    if ((config[id] === undefined) !== (config[secret] === undefined))
      check.addIssue({ code: 'custom', path: [id], message: `goes together with ${secret}` });
  for (const choice of ['CAPTCHA_PROVIDER', 'SMS_PROVIDER'] as const) {
    const provider = config[choice];
    // Providers without an external service are for trying things out, so production must choose one explicitly.
    if (provider === undefined && config.NODE_ENV === 'production')
      check.addIssue({ code: 'custom', path: [choice], message: 'must be named in production' });
    for (const name of needs[provider ?? ''] ?? [])
      if (config[name] === undefined)
        check.addIssue({ code: 'custom', path: [name], message: `is needed by ${provider}` });
  }
  for (const provider of config.PAYMENT_PROVIDERS ?? [])
    for (const name of needs[provider] ?? [])
      if (config[name] === undefined)
        check.addIssue({ code: 'custom', path: [name], message: `is needed by ${provider}` });
});

/** What is for developers is on unless it is switched off; in production the other way round. Models lie with the data. */
const Settled = Environment.transform((config) => {
  const DEBUG = config.DEBUG ?? config.NODE_ENV !== 'production';
  const MODELS_DIR = config.MODELS_DIR ?? join(config.DATA_DIR, 'models');
  return { ...config, DEBUG, MODELS_DIR, SHOW_DEMO_PAGES: config.SHOW_DEMO_PAGES ?? DEBUG };
});

export type Config = z.output<typeof Settled>;

/** Reads and checks the environment. Throws an error that names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settled.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${faults.join('\n')}`);
}

export function configFromProcess(): Config {
  return readConfig(process.env);
}

/** URL of a PostgreSQL server for the tests to use instead of the embedded one. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL === '' ? undefined : process.env.TEST_DATABASE_URL;
}
