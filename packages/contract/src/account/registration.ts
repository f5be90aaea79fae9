import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { phoneField, smsCodeField } from '../fields.ts';
import { agreementKeys } from './agreement-words.ts';
import { captchaTicketField } from './captcha.ts';

/** Never trimmed: spaces belong to a password. That it is not a common one is the server's to know. */
export const newPasswordField = z
  .string('请填写密码')
  .min(8, '密码至少 8 位')
  .max(64, '密码最多 64 位')
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), '含有不能使用的字符');

/** Neither a number nor an e-mail address, so that a login name never matches two accounts. */
export const userNameField = z
  .string('请填写用户名')
  .normalize('NFKC')
  .trim()
  .min(2, '用户名为 2–20 个字')
  .max(20, '用户名为 2–20 个字')
  .regex(/^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9_]*$/u, '以汉字或字母开头，只能用汉字、字母、数字和下划线');

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/Register',
  access: 'public',
  summary: 'Makes an account and logs in; the result is the token. The code was sent for the purpose `register`.',
  input: z.object({
    userName: userNameField,
    phone: phoneField,
    smsCode: smsCodeField,
    password: newPasswordField,
    /** Version of the agreement that was shown and accepted; see `GetAgreement`. */
    agreementVersion: z.int('请先阅读并同意用户协议').min(1, '请先阅读并同意用户协议'),
    /** Same of the privacy statement. */
    privacyVersion: z.int().min(1).optional(),
  }),
  output: z.string(),
  errors: [
    'Text.Blocked',
    'User.NameReserved',
    'User.NameTaken',
    'User.PhoneTaken',
    'Password.TooCommon',
    'Password.LikeUserName',
    'Agreement.Outdated',
    'Sms.CodeWrong',
    'Request.TooMany',
  ],
});

export const checkIfPhoneNumberExist = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/CheckIfPhoneNumberExist',
  access: 'public',
  summary:
    'Whether a number has an account; needs a captcha solved for `register`, which also pays for the code to that number, or for `phoneCheck`.',
  input: z.object({ phone: phoneField, captchaTicket: captchaTicketField }),
  output: z.boolean(),
  errors: ['Captcha.TicketRefused', 'Request.TooMany'],
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/ResetPassword',
  access: 'public',
  summary: 'Sets a new password by the code of `SendResetPwdSms` and ends every session of the account.',
  input: z.object({ phone: phoneField, smsCode: smsCodeField, newPassword: newPasswordField }),
  output: z.object({}),
  errors: ['Sms.CodeWrong', 'Password.TooCommon', 'Password.LikeUserName'],
});

export const getAgreement = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetAgreement',
  access: 'public',
  summary: 'An agreement as it is now, in plain paragraphs for a window; see `agreement/GetVersion` for the page.',
  input: z.object({ key: z.enum(agreementKeys, '没有这份协议').default('agreement') }),
  output: z.object({
    key: z.enum(agreementKeys),
    version: z.int(),
    title: z.string(),
    /** Paragraphs, each a heading or a text. */
    paragraphs: z.array(z.object({ isHeading: z.boolean(), text: z.string() })),
  }),
  errors: ['Agreement.NotFound'],
});
