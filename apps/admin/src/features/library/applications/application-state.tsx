import type { ApplicationState } from '@tuyuan/contract/library/photographer-application.ts';
import { StatusDot, type StatusTone } from '../../../shared/list/status-dot.tsx';

/** In the order a filter offers them. */
export const applicationStateTitles = {
  pending: '待审',
  approved: '已通过',
  rejected: '已退回',
  withdrawn: '已撤回',
} as const;

const titles: Readonly<Record<ApplicationState, string>> = { ...applicationStateTitles, draft: '填写中' };
const tones: Readonly<Record<ApplicationState, StatusTone>> = {
  draft: 'off',
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'off',
};

export function ApplicationStateDot({ state }: { readonly state: ApplicationState }) {
  return <StatusDot tone={tones[state]}>{titles[state]}</StatusDot>;
}
