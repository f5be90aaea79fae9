import type { UserState } from '@tuyuan/contract/account/user-management.ts';
import { StatusDot, type StatusTone } from '../list/status-dot.tsx';

/** In the order a filter offers them. */
export const userStateTitles = {
  active: '正常',
  locked: '已锁定',
  inactive: '已停用',
} as const satisfies Record<UserState, string>;

const tones: Readonly<Record<UserState, StatusTone>> = { active: 'success', locked: 'warning', inactive: 'off' };

export function UserStateDot({ state }: { readonly state: UserState }) {
  return <StatusDot tone={tones[state]}>{userStateTitles[state]}</StatusDot>;
}
