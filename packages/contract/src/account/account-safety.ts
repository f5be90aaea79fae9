import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, phoneField, smsCodeField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { newPasswordField } from './registration.ts';
import { attemptResults } from './user-login-attempt.ts';

/** Proof that the account owner is present: the password, or a code from `SendSafetySms`. */
export const confirmation = {
  password: z.string('请填写密码').min(1, '请填写密码').max(128, '密码过长').optional(),
  safetyCode: smsCodeField.optional(),
};

export const confirmationErrors = [
  'User.NotConfirmed',
  'User.WrongPassword',
  'Sms.CodeWrong',
  'Session.LockedOut',
] as const;

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/ChangePassword',
  access: 'user',
  summary:
    'Sets a new password and ends the account’s other sessions. `password` is the old one; a code will do where none was set.',
  input: z.object({ ...confirmation, newPassword: newPasswordField }),
  output: z.object({}),
  errors: [...confirmationErrors, 'Password.TooCommon', 'Password.LikeUserName'],
  inPerson: true,
});

export const changePhone = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/ChangePhone',
  access: 'user',
  summary:
    'Changes the phone, by the code sent to the new one for `changePhone`, and ends the account’s other sessions.',
  input: z.object({ ...confirmation, phone: phoneField, smsCode: smsCodeField }),
  output: z.object({ phone: z.string() }),
  errors: [...confirmationErrors, 'User.PhoneTaken'],
  inPerson: true,
});

export const DeviceSession = z.object({
  id: idField,
  /** `Chrome 132 · Windows 11`. */
  deviceName: z.string(),
  deviceType: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  clientIp: z.string(),
  isCurrent: z.boolean(),
  isRemembered: z.boolean(),
  /** True for a session that an administrator opened in the user’s name. */
  isImpersonated: z.boolean(),
  /** Nickname of the user in whose name the caller, an administrator, opened it. */
  actsAs: z.string().nullable(),
  createdAt: wireTime,
  lastSeenAt: wireTime,
  expiresAt: wireTime,
});

export const getSessions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetSessions',
  access: 'user',
  summary: 'The devices on which the caller is logged in, the newest first.',
  input: z.object({}),
  output: z.object({ items: z.array(DeviceSession) }),
  errors: [],
});

export const revokeSession = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/RevokeSession',
  access: 'user',
  summary: 'Logs one of the caller’s devices out.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Session.NotFound'],
  inPerson: true,
});

export const revokeOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/RevokeOtherSessions',
  access: 'user',
  summary: 'Logs all of the caller’s devices out but this one; the result is how many.',
  input: z.object({}),
  output: z.int(),
  errors: [],
  inPerson: true,
});

export const loginMethods = ['password', 'sms', 'oauth', 'app', 'qr', 'impersonation'] as const;

export const getLoginAttempts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/frontUser/GetLoginAttempts',
  access: 'user',
  summary: 'Attempts to log in to the caller’s account, the newest first.',
  input: z.object({ ...pageFields }),
  output: pageOf(
    z.object({
      id: z.int(),
      at: wireTime,
      result: z.enum(attemptResults),
      method: z.enum(loginMethods),
      clientIp: z.string(),
      deviceName: z.string(),
    }),
  ),
  errors: [],
});

export const requestDataExport = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/RequestDataExport',
  access: 'user',
  summary:
    'Makes a link, good once, for ten minutes and for the caller, to everything the platform holds on them (JSON).',
  input: z.object(confirmation),
  output: z.object({ url: z.string(), expiresIn: z.int() }),
  errors: [...confirmationErrors, 'Request.TooMany'],
  inPerson: true,
});

export const requestAccountDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/RequestAccountDeletion',
  access: 'user',
  summary: 'Has the account deleted after the days of grace; until then one can log in and cancel it.',
  input: z.object(confirmation),
  output: z.object({ deletionAt: wireTime }),
  errors: [...confirmationErrors, 'User.LastAdministrator'],
  inPerson: true,
});

export const cancelAccountDeletion = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/frontUser/CancelAccountDeletion',
  access: 'user',
  summary: 'Keeps an account whose deletion was asked for.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
  inPerson: true,
});
