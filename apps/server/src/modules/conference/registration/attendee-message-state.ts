import { longestWords } from '../../account/index.ts';
import type { MessageKind } from './attendee-message.repository.ts';

/** Truncates a long field label, so that the rest of the message stays complete. */
const withLabel = (before: string, label: string, after: string) =>
  `${before}${label.slice(0, longestWords - before.length - after.length)}${after}`;

const states: Record<MessageKind, (detail: string) => string> = {
  ticketed: () => '报名成功',
  payable: () => '名额已留，请在一天内支付',
  promoted: () => '有了名额，报名成功',
  reissued: () => '参会票已换发，旧票作废',
  resent: () => '报名成功',
  waitlisted: () => '名额已满，已进入候补名单',
  applied: () => '报名申请已收到，等待审核',
  rejected: () => '报名没有通过',
  cancelled: () => '报名已取消',
  conferenceCancelled: () => '会议已取消',
  conferenceMoved: () => '会议的时间或地点有变，请以会议页面为准',
  scheduleChanged: () => '收藏或订座的场次有变，请看最新日程',
  changeApproved: (detail) => withLabel('申请修改的', detail, '已通过'),
  changeRejected: () => '修改申请没有通过',
};

/** Returns a message in a few words, for a provider whose templates accept no whole sentence. `detail` as in the message. */
export function attendeeMessageState(kind: MessageKind, detail: string): string {
  return states[kind](detail);
}
