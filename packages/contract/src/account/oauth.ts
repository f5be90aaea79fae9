import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { phoneField, smsCodeField, textField } from '../fields.ts';

export const oauthProviders = ['wechat', 'qq', 'weibo'] as const;
export type OAuthProviderName = (typeof oauthProviders)[number];
export const providerField = z.enum(oauthProviders, '没有这种第三方登录');

/** Address to continue to; one outside the site is replaced by the home page. */
export const returnUrlField = textField(2000).default('/');
/** Parameters that the provider sends back with the browser. */
export const oauthAnswerFields = { code: textField(512, 1), state: textField(100, 1) };

export const getOAuthProviders = defineEndpoint({
  method: 'GET',
  path: '/api/Account/OAuth/GetOAuthProviders',
  access: 'public',
  summary: 'The third-party log-ins that are configured, in the order to show them.',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ provider: providerField, name: z.string() })) }),
  errors: [],
});

export const startOAuthLogin = defineEndpoint({
  method: 'POST',
  path: '/api/Account/OAuth/StartOAuthLogin',
  access: 'public',
  summary: 'Begins a third-party log-in in this browser; answers the provider’s page to go to.',
  input: z.object({
    provider: providerField,
    returnUrl: returnUrlField,
    rememberMe: z.boolean('请选择是或否').default(false),
  }),
  output: z.object({ url: z.string() }),
  errors: ['OAuth.ProviderUnavailable'],
});

export const getOAuthStart = defineEndpoint({
  method: 'GET',
  path: '/api/Account/OAuth/GetOAuthStart',
  access: 'public',
  summary: 'What this browser began under that state: with which provider, to what end, and where it goes on.',
  input: z.object({ state: oauthAnswerFields.state }),
  output: z.object({
    provider: providerField,
    name: z.string(),
    intent: z.enum(['login', 'bind']),
    returnUrl: z.string(),
    rememberMe: z.boolean(),
  }),
  errors: ['OAuth.StateRefused'],
});

export const loginByOAuth = defineEndpoint({
  method: 'POST',
  path: '/api/Account/OAuth/LoginByOAuth',
  access: 'public',
  summary: 'Ends a third-party log-in: the token, or what has to be done first.',
  input: z.object(oauthAnswerFields),
  output: z.union([
    z.string(),
    z.object({ action: z.literal('bindPhone'), bindTicket: z.string(), nickName: z.string() }),
    z.object({ action: z.literal('disabled') }),
  ]),
  errors: ['OAuth.StateRefused', 'OAuth.CodeRefused', 'OAuth.ProviderFailed', 'OAuth.ProviderUnavailable'],
});

export const bindPhoneToExternalAccount = defineEndpoint({
  method: 'POST',
  path: '/api/Account/OAuth/BindPhoneToExternalAccount',
  access: 'public',
  summary:
    'Binds a third-party account nobody had bound to the account of a verified phone, made where there is none; the result is the token. The code was sent for the purpose `bindPhone`.',
  input: z.object({
    bindTicket: textField(100, 1),
    phone: phoneField,
    smsCode: smsCodeField,
    /** Version of the agreement that was shown and accepted; see `GetAgreement`. */
    agreementVersion: z.int('请先阅读并同意用户协议').min(1, '请先阅读并同意用户协议'),
    /** Same of the privacy statement. */
    privacyVersion: z.int().min(1).optional(),
  }),
  output: z.string(),
  errors: [
    'OAuth.BindTicketRefused',
    'Sms.CodeWrong',
    'Agreement.Outdated',
    'Session.Deactivated',
    'ExternalAccount.BoundElsewhere',
    'ExternalAccount.ProviderTaken',
  ],
});
