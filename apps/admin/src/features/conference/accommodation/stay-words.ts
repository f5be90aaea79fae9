import type { RoomKind, StayState } from '@tuyuan/contract/conference/accommodation.ts';
import type { StayGuest } from '@tuyuan/contract/conference/accommodation-fields.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export const roomKindNames: Readonly<Record<RoomKind, string>> = {
  single: '单人间',
  double: '大床房',
  twin: '双床房',
  triple: '三人间',
  suite: '套房',
};

export const stayStateWords: Readonly<Record<StayState, { readonly tone: StatusTone; readonly text: string }>> = {
  planned: { tone: 'off', text: '未通知' },
  published: { tone: 'info', text: '待确认' },
  accepted: { tone: 'success', text: '已确认' },
  changeAsked: { tone: 'warning', text: '申请调整' },
  checkedIn: { tone: 'success', text: '已入住' },
  left: { tone: 'off', text: '已离店' },
};

export const genderNames: Readonly<Record<StayGuest['gender'], string>> = { unknown: '', male: '男', female: '女' };

/** 男，吸烟，想单住 */
export function guestFacts({ gender, wish }: StayGuest): string {
  return [
    genderNames[gender],
    wish?.smokes && '吸烟',
    wish?.share === 'single' && '想单住',
    wish?.mateName && `想与${wish.mateName}同住`,
  ]
    .filter(Boolean)
    .join('，');
}

/** 11/21–11/23 */
export function nightsText({ checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }): string {
  const short = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;
  return `${short(checkIn)}–${short(checkOut)}`;
}
