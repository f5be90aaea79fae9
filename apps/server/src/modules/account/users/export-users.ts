import { exportUsers } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { ExportList } from '../../site/index.ts';
import { allManagedUsers, ManagedUserRow } from './managed-user.repository.ts';
import { seesPersonalData } from './user.policy.ts';

const stateNames = { active: '正常', locked: '锁定中', inactive: '已停用' };

/** The list of users as a file; phones and e-mails masked as on the page. */
export function userExport(timeZone: string): ExportList<InputOf<typeof exportUsers>, ManagedUserRow> {
  return {
    endpoint: exportUsers,
    name: '用户',
    row: ManagedUserRow,
    statement: (filters, { actor }) =>
      allManagedUsers(filters, { seesPersonalData: seesPersonalData(actor), timeZone }),
    columns({ actor }) {
      const isMasked = !seesPersonalData(actor);
      return [
        { title: '编号', width: 10, value: ({ id }) => id },
        { title: '用户名', width: 20, value: ({ userName }) => userName },
        { title: '昵称', width: 20, value: ({ nickName }) => nickName },
        { title: '手机', width: 14, value: ({ phone }) => (isMasked ? maskPhone(phone) : phone) },
        { title: '邮箱', width: 28, value: ({ email }) => (isMasked ? maskEmail(email) : email) },
        { title: '角色', width: 24, value: ({ roles }) => roles.map((role) => role.displayName).join('、') },
        { title: '状态', width: 10, value: ({ state }) => stateNames[state] },
        { title: '注册时间', width: 20, value: ({ createdAt }) => createdAt },
        { title: '最近登录', width: 20, value: ({ lastLogInAt }) => lastLogInAt },
      ];
    },
  };
}
