import type { SmsPurpose } from '@tuyuan/contract/account/sms.ts';

const occasions: Record<SmsPurpose, string> = {
  register: '注册账号',
  login: '登录',
  resetPassword: '重设密码',
  changePhone: '更换手机号',
  bindPhone: '绑定手机号',
  safety: '确认账号操作',
};

/** Returns the message as people read it. */
export function smsText(purpose: SmsPurpose, code: string | null): string {
  if (code === null) return '这个手机号已有图苑账号，可直接登录；忘记密码可以重设。若非本人操作，请忽略。';
  return `验证码 ${code}，用于${occasions[purpose]}，5 分钟内有效。请勿告诉他人。`;
}
