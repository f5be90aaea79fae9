import { exportLoginAttempts } from '@tuyuan/contract/account/user-login-attempt.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { ExportList } from '../export/index.ts';
import { readSpan } from './log-position.ts';
import { AttemptRow, allLoginAttempts } from './login-attempt.repository.ts';
import { maskTypedName } from './mask-typed-name.ts';

const resultNames = {
  success: '成功',
  wrong: '账号或密码不对',
  captcha: '未通过验证码',
  locked: '锁定中',
  inactive: '账号已停用',
};

export function loginAttemptExport(timeZone: string): ExportList<InputOf<typeof exportLoginAttempts>, AttemptRow> {
  return {
    endpoint: exportLoginAttempts,
    name: '登录记录',
    row: AttemptRow,
    statement: (filters) => allLoginAttempts({ ...filters, ...readSpan(filters, timeZone) }),
    columns: (caller) => [
      { title: '时间', width: 20, value: ({ at }) => at },
      { title: '填写的账号', width: 18, value: ({ user_name: name }) => maskTypedName(name, caller) },
      { title: '用户', width: 18, value: ({ user }) => user?.userName ?? null },
      { title: '昵称', width: 18, value: ({ user }) => user?.nickName ?? null },
      { title: '结果', width: 16, value: ({ result }) => resultNames[result] },
      { title: '方式', width: 14, value: ({ method }) => method },
      { title: 'IP', width: 18, value: ({ client_ip: address }) => address },
      { title: '浏览器', width: 50, value: ({ user_agent: agent }) => agent },
    ],
  };
}
