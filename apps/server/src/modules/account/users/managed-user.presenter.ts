import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import { avatarPath } from '../identity/index.ts';
import type { ManagedUserRow } from './managed-user.repository.ts';

interface Sight {
  seesPersonalData: boolean;
  isChangeable: boolean;
  timeZone: string;
}

export function presentManagedUser(
  row: ManagedUserRow,
  { seesPersonalData, isChangeable, timeZone }: Sight,
): ManagedUser {
  const phone = row.phone ?? '';
  const email = row.email ?? '';
  return {
    id: row.id,
    userName: row.user_name,
    nickName: row.nick_name,
    avatar: avatarPath(row),
    phone: seesPersonalData ? phone : maskPhone(phone),
    email: seesPersonalData ? email : maskEmail(email),
    roles: row.roles,
    units: row.units,
    state: row.is_active ? (row.is_locked ? 'locked' : 'active') : 'inactive',
    createdAt: toWireDate(row.created_at, timeZone),
    lastLogInAt: row.last_log_in_at && toWireDate(row.last_log_in_at, timeZone),
    isChangeable,
  };
}
