import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { idField, listField, textField, wireTime } from '../fields.ts';
import { cursorField, pageFields, pageOf } from '../paging.ts';

/** How an attempt ended: logged in, wrong name or password, required captcha missing, locked, account deactivated. */
export const attemptResults = ['success', 'wrong', 'captcha', 'locked', 'inactive'] as const;
export type AttemptResult = (typeof attemptResults)[number];

export const LoginAttempt = z.object({
  id: z.int(),
  at: wireTime,
  /** The name as typed. */
  userName: z.string(),
  /** The account the attempt was for; null when there is none. */
  user: z.object({ id: idField, userName: z.string(), nickName: z.string() }).nullable(),
  result: z.enum(attemptResults),
  /** password, sms, oauth, app, impersonation. */
  method: z.string(),
  clientIp: z.string(),
  userAgent: z.string(),
});
export type LoginAttempt = z.infer<typeof LoginAttempt>;

const attemptFields = {
  from: wireTime.optional(),
  to: wireTime.optional(),
  /** The full name as typed, or the account's name. */
  userName: textField(100).default(''),
  results: listField(z.enum(attemptResults), 5),
  clientIp: textField(100).default(''),
};

export const getLoginAttemptLog = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userLoginAttempt/GetAll',
  access: 'permission:Pages.LoginAttempts',
  summary: 'Everybody’s attempts to log in, newest first.',
  input: z.object({ ...pageFields, cursor: cursorField, ...attemptFields }),
  output: pageOf(LoginAttempt),
  errors: [],
});

export const exportLoginAttempts = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userLoginAttempt/ExportLoginAttempts',
  access: 'permission:Pages.LoginAttempts',
  summary: 'Answers a link for one download of the filtered attempts, within five minutes.',
  input: z.object({ ...attemptFields, ...exportFields }),
  output: ExportLink,
  errors: [],
});
