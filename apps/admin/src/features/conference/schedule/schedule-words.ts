import type { ScheduleColour, SessionKind } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { DiffKind } from '@tuyuan/contract/conference/schedule-publishing.ts';

export const sessionKindNames: Readonly<Record<SessionKind, string>> = {
  talk: '讲座',
  workshop: '工作坊',
  panel: '对谈',
  exhibition: '展览',
  ceremony: '仪式',
  break: '间歇',
};

export const colourNames: Readonly<Record<ScheduleColour, string>> = {
  red: '红',
  orange: '橙',
  green: '绿',
  teal: '青',
  blue: '蓝',
  purple: '紫',
  grey: '灰',
};

export const diffKindNames: Readonly<Record<DiffKind, string>> = {
  added: '新增',
  changed: '改动',
  cancelled: '取消',
  restored: '恢复',
  removed: '去掉',
};
