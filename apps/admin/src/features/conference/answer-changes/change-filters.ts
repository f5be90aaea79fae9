import type { ChangeRequest } from '@tuyuan/contract/conference/attendee-actions.ts';
import { defineFilters } from '../../../shared/filters/define-filters.ts';
import { view } from '../../../shared/filters/view.ts';

export type ChangeState = ChangeRequest['state'];
export const changeStates = ['pending', 'approved', 'rejected'] as const satisfies ChangeState[];
export const changeStateTitles: Readonly<Record<ChangeState, string>> = {
  pending: '待处理',
  approved: '已同意',
  rejected: '已拒绝',
};

export const changeFilters = defineFilters({ state: view('state', changeStates) });
