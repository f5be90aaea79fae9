import type { ConferenceCard, ConferenceDetail } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { wireClock, wireDay, wireDayRange } from '@tuyuan/format/wire-day.ts';

/** 11 月 20 日 09:00. */
export function momentText(wire: string): string {
  return `${wireDay(wire)} ${wireClock(wire)}`;
}

/** 2026 年 11 月 20–22 日. */
export function daysText({ startTime, endTime }: Pick<ConferenceCard, 'startTime' | 'endTime'>): string {
  return `${startTime.slice(0, 4)} 年 ${wireDayRange(startTime, endTime)}`;
}

/** 苏州 · 湖西会议中心. */
export function placeText({ city, location }: Pick<ConferenceCard, 'city' | 'location'>): string {
  return [city, location].filter(Boolean).join(' · ');
}

type Registration = Pick<ConferenceDetail, 'registration' | 'regStartTime' | 'regEndTime' | 'cancelledReason'>;

/** Returns why registration is closed; "" if it is open. */
export function closedText({ registration, regStartTime, regEndTime, cancelledReason }: Registration): string {
  switch (registration) {
    case 'open':
    case 'waitlist':
      return '';
    case 'full':
      return '名额已满';
    case 'notYet':
      return `报名未开始，${momentText(regStartTime)} 开放`;
    case 'closed':
      return `报名已于 ${momentText(regEndTime)} 截止`;
    case 'cancelled':
      return calledOffText({ cancelledReason });
  }
}

/** Returns when registration opens or closes, where either is still to come: 12 月 16 日 18:00 截止. */
export function deadlineText({
  registration,
  regStartTime,
  regEndTime,
}: Omit<Registration, 'cancelledReason'>): string {
  if (registration === 'notYet') return `${momentText(regStartTime)} 开始报名`;
  return registration === 'open' || registration === 'waitlist' ? `${momentText(regEndTime)} 截止` : '';
}

/** 会议已取消：台风. */
export function calledOffText({ cancelledReason }: Pick<ConferenceDetail, 'cancelledReason'>): string {
  return cancelledReason === '' ? '会议已取消' : `会议已取消：${cancelledReason}`;
}

/** Returns the photo wall's name by the conference's state: after the end it is no longer called live. */
export function wallName({ conferenceState }: Pick<ConferenceCard, 'conferenceState'>): string {
  return conferenceState >= states.ended ? '现场照片' : '图片直播';
}

export interface PhoneTip {
  readonly title: string;
  readonly text: string;
  /** Whether there is anything to open on the phone. */
  readonly hasCode: boolean;
}

/** Returns what the QR code of the mobile pages is currently useful for. */
export function phoneTip(conference: Registration & Pick<ConferenceDetail, 'conferenceState'>): PhoneTip {
  switch (conference.conferenceState) {
    case states.announced:
      return {
        title: `报名未开始，${momentText(conference.regStartTime)} 开放`,
        text: '扫码可以先在手机上看会议介绍与日程。',
        hasCode: true,
      };
    case states.registering:
      return {
        title: '报名中，扫码在手机上查看',
        text: '报名后凭参会票登录手机端：日程、资料、入场码都在里面。',
        hasCode: true,
      };
    case states.regClosed:
      return {
        title: '报名已截止，凭票扫码进入',
        text: '在手机上收藏场次、接收通知，会期当天出示入场码。',
        hasCode: true,
      };
    case states.running:
      return {
        title: '会议进行中，凭票扫码进入',
        text: '日程变动、互动、图片直播与入场码都在手机上。',
        hasCode: true,
      };
    case states.cancelled:
      return {
        title: calledOffText(conference),
        text: '手机端不再开放。',
        hasCode: false,
      };
    default:
      return { title: '会议已结束，可看资料', text: '凭参会票扫码进入，资料与图片继续保留。', hasCode: true };
  }
}
