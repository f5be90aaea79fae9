import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, phoneField, smsCodeField, textField, wireTime } from '../fields.ts';
import { captchaTicketField } from './captcha.ts';
import { newPasswordField } from './registration.ts';

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/Account/Login',
  access: 'public',
  summary: 'Logs in by user name, phone or e-mail and password; the result is the token.',
  input: z.object({
    userName: textField(100, 1),
    /** Never trimmed: spaces belong to a password. */
    password: z.string('请填写密码').min(1, '请填写密码').max(128, '密码过长'),
    rememberMe: z.boolean().default(false),
    /** Needed once `Session.CaptchaRequired` was answered; of the purpose `login`. */
    captchaTicket: captchaTicketField.optional(),
    /** Needed once `Session.PasswordChangeRequired` was answered: takes the place of the temporary password. */
    newPassword: newPasswordField.optional(),
  }),
  output: z.string(),
  errors: [
    'Session.WrongCredentials',
    'Session.CaptchaRequired',
    'Session.LockedOut',
    'Session.PasswordChangeRequired',
    'Password.TooCommon',
    'Password.LikeUserName',
  ],
});

export const loginBySms = defineEndpoint({
  method: 'POST',
  path: '/api/Account/LoginBySms',
  access: 'public',
  summary: 'Logs in by phone and a code sent for the purpose `login`; the result is the token.',
  input: z.object({ phone: phoneField, smsCode: smsCodeField, rememberMe: z.boolean().default(false) }),
  output: z.string(),
  errors: ['Sms.CodeWrong', 'Session.Deactivated'],
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/Account/Logout',
  access: 'user',
  summary: 'Ends this session; its token is refused from now on.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const ping = defineEndpoint({
  method: 'GET',
  path: '/api/Auth/Ping',
  access: 'public',
  summary: 'Keeps a session alive; tells whether the token still holds.',
  input: z.object({ timestamp: z.coerce.number<number>().optional() }),
  output: z.object({ now: wireTime, isLoggedIn: z.boolean() }),
  errors: [],
});

export const SessionUser = z.object({
  id: idField,
  userName: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  roles: z.array(z.string()),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const MenuNode: z.ZodType<MenuNode> = z.object({
  name: z.string(),
  path: z.string(),
  icon: z.string(),
  get children() {
    return z.array(MenuNode);
  },
});
/** Node of the back office's menu, already filtered by permission. */
export interface MenuNode {
  name: string;
  path: string;
  icon: string;
  children: MenuNode[];
}

export const getCurrentLoginInformations = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/session/GetCurrentLoginInformations',
  access: 'public',
  summary: 'Who is logged in, with what permissions; user is null for a visitor.',
  input: z.object({}),
  output: z.object({
    user: SessionUser.nullable(),
    tenant: z.object({ id: idField, name: z.string() }),
    permissions: z.array(z.string()),
    /** Administrator acting in the user's name. */
    impersonator: z.object({ id: idField, nickName: z.string() }).nullable(),
  }),
  errors: [],
  audited: false,
});

export const getMyMenus = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/menu/GetMyMenus',
  access: 'user',
  summary: 'The caller’s menu tree of the back office.',
  input: z.object({}),
  output: z.object({ items: z.array(MenuNode) }),
  errors: [],
});
