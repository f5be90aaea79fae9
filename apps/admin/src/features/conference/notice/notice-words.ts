import type { ManagedNotice, ManagedTarget, NoticeState } from '@tuyuan/contract/conference/notice.ts';
import { conferenceUserTypeName } from '@tuyuan/format/conference-words.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';
import { fullMoment } from '../../../shared/wire-moment.ts';

export const stateTitles: Readonly<Record<NoticeState, string>> = {
  draft: '草稿',
  scheduled: '待发送',
  sent: '已发送',
  recalled: '已撤回',
};

export const stateTones: Readonly<Record<NoticeState, StatusTone>> = {
  draft: 'off',
  scheduled: 'info',
  sent: 'success',
  recalled: 'warning',
};

/** Whom a notice is for, in words. */
export function targetText(target: ManagedTarget): string {
  switch (target.kind) {
    case 'all':
      return '全部参会者';
    case 'userType':
      return target.userTypes.map(conferenceUserTypeName).join('、');
    case 'group':
      return `分组：${target.groups.join('、')}`;
    case 'hall':
      return `会场：${target.halls.join('、')}`;
    case 'single':
      return '一位参会者';
    case 'list':
      return `${target.count} 位参会者`;
  }
}

/** When it was sent, or will be; "" for a draft. */
export function noticeMoment({ sentAt, scheduledAt }: ManagedNotice): string {
  const moment = sentAt ?? scheduledAt;
  return moment === null ? '' : fullMoment(moment);
}

/** The phone pages a notice can link to. */
export const linkOptions = [
  { value: '', label: '不带页面' },
  { value: '/meeting/schedule', label: '日程' },
  { value: '/meeting/trafficplan', label: '交通' },
  { value: '/meeting/stayplan', label: '住宿' },
  { value: '/meeting/voucher', label: '餐券' },
  { value: '/meeting/material', label: '资料' },
  { value: '/meeting/interaction', label: '互动' },
  { value: '/meeting/live', label: '图片直播' },
  { value: '/meeting/actsign', label: '签到点' },
  { value: '/meeting/maner', label: '参会须知' },
  { value: '/meeting/duty', label: '值班（工作人员）' },
];
