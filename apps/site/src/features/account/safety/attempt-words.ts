import type { ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type { getLoginAttempts } from '@tuyuan/contract/account/account-safety.ts';

type Attempt = ResultOf<typeof getLoginAttempts>['items'][number];

export const attemptResultWords: Readonly<Record<Attempt['result'], string>> = {
  success: '登录成功',
  wrong: '密码或验证码不正确',
  captcha: '没有通过安全验证',
  locked: '登录已暂时锁定',
  inactive: '账号已停用',
};

export const attemptMethodWords: Readonly<Record<Attempt['method'], string>> = {
  password: '密码登录',
  sms: '短信登录',
  oauth: '第三方登录',
  app: 'App 登录',
  qr: '扫码登录',
  impersonation: '管理员代登录',
};
