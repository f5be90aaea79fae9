import { exportUsers } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { ExportList } from '../../site/index.ts';
import { allManagedUsers, ManagedUserRow } from './managed-user.repository.ts';

function stateName({ is_active, is_locked }: ManagedUserRow): string {
  if (!is_active) return '已停用';
  return is_locked ? '锁定中' : '正常';
}

/** The list of users as a file; who may not see personal data gets it masked, as on the page. */
export function userExport(timeZone: string): ExportList<InputOf<typeof exportUsers>, ManagedUserRow> {
  return {
    endpoint: exportUsers,
    name: '用户',
    row: ManagedUserRow,
    statement: (filters, { actor }) =>
      allManagedUsers(filters, { seesPersonalData: actor.permissions.has('Pages.Users.SensitiveData'), timeZone }),
    columns({ actor }) {
      const seesPersonalData = actor.permissions.has('Pages.Users.SensitiveData');
      return [
        { title: '编号', width: 10, value: ({ id }) => id },
        { title: '用户名', width: 20, value: ({ user_name: name }) => name },
        { title: '昵称', width: 20, value: ({ nick_name: name }) => name },
        { title: '手机', width: 14, value: ({ phone }) => (seesPersonalData ? phone : maskPhone(phone ?? '')) },
        { title: '邮箱', width: 28, value: ({ email }) => (seesPersonalData ? email : maskEmail(email ?? '')) },
        { title: '角色', width: 24, value: ({ roles }) => roles.map((role) => role.displayName).join('、') },
        { title: '状态', width: 10, value: stateName },
        { title: '注册时间', width: 20, value: ({ created_at: time }) => time },
        { title: '最近登录', width: 20, value: ({ last_log_in_at: time }) => time },
      ];
    },
  };
}
