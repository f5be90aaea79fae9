import type { Broadcast } from '@tuyuan/contract/community/broadcast-management.ts';
import type { BroadcastAudience, BroadcastState } from '@tuyuan/contract/community/notification-words.ts';

export const audienceTitles: Readonly<Record<BroadcastAudience, string>> = {
  all: '所有用户',
  photographers: '所有摄影师',
  roles: '某些角色',
  labels: '某些用户标签',
  units: '某些单位',
  registeredSince: '某天起注册的用户',
};

export const stateTitles: Readonly<Record<BroadcastState, string>> = {
  scheduled: '等待发送',
  sent: '已发送',
  cancelled: '已取消',
};

/** Says whom a broadcast is for: 编辑、审核员. */
export function audienceWords({ audience, audienceNames, registeredSince }: Broadcast): string {
  if (audience === 'registeredSince') return `${registeredSince} 起注册`;
  if (audience === 'all' || audience === 'photographers') return audienceTitles[audience];
  return audienceNames.join('、') || '已删除';
}
