import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import type { NoticeTopic } from '@tuyuan/contract/conference/notice.ts';
import { noticeTopicNames } from '@tuyuan/format/notice-words.ts';
import { wireClock, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { BedDouble, Bus, CalendarDays, type LucideIcon, Megaphone, ShieldAlert, Utensils } from 'lucide-react';
import { conferenceDaysBetween } from '../../../shared/clock/conference-day.ts';
import { paths } from '../../../shared/paths.ts';

export const topicIcons: Readonly<Record<NoticeTopic, LucideIcon>> = {
  general: Megaphone,
  schedule: CalendarDays,
  meal: Utensils,
  stay: BedDouble,
  traffic: Bus,
  safety: ShieldAlert,
};

/** "" if there is nothing to add. */
export const topicNames: Readonly<Record<NoticeTopic, string>> = { ...noticeTopicNames, general: '' };

/** 09:36, 昨天 09:36, 11/18 09:36; `today` is any time of the day it is. */
export function noticeTime(sentAt: string, today: string): string {
  const days = conferenceDaysBetween(sentAt, today);
  const clock = wireClock(sentAt);
  return days <= 0 ? clock : days === 1 ? `昨天 ${clock}` : `${wireShortDay(sentAt)} ${clock}`;
}

const linkWords: readonly (readonly [string, string])[] = [
  [paths.schedule, '看日程'],
  [paths.trafficplan, '看接驳'],
  [paths.stayplan, '看住宿'],
  [paths.voucher, '看餐券'],
  [paths.material, '看资料'],
  [paths.duty, '看班次'],
  [paths.maner, '看须知'],
  [paths.actsign, '看签到点'],
  [paths.interaction, '去互动'],
  [paths.live, '看照片'],
];

const pages: readonly string[] = Object.values(paths);

/** Returns the target and label of a notice's link; null if it has no page. */
export function noticeLink({ link }: Pick<NoticeItem, 'link'>): { to: string; text: string } | null {
  const path = link.split('?', 1)[0] ?? '';
  if (!pages.includes(path)) return null;
  return { to: link, text: linkWords.find(([known]) => known === path)?.[1] ?? '看详情' };
}
