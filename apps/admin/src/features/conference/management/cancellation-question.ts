import type { ManagedConference } from '@tuyuan/contract/conference/conference-management.ts';
import type { ReasonQuestion } from '../../../shared/form/reason-dialog.tsx';

/** Returns the confirmation for cancelling a conference: whom it affects, and what they will read. */
export function cancellationQuestion(title: string, counts: ManagedConference['counts']): ReasonQuestion {
  const told = counts.ticketed + counts.unpaid + counts.applied + counts.waitlisted;
  return {
    title: `取消「${title}」？`,
    effects: [
      told === 0 ? '现在没有人报名，不会发短信。' : `短信告诉 ${told} 人（含待审核和候补），附上下面的原因。`,
      '参会票全部失效，付过的票款原路退回，手机端退出登录，照片墙关闭。',
      '网站上显示「已取消」和原因，不能再报名。',
      '取消后不能恢复，也不能再编辑；可以复制成新会议重办。',
    ],
    readBy: `短信是：「${title}」已取消。原因：……。`,
    isRequired: true,
    okText: '取消会议',
    isDangerous: true,
  };
}
