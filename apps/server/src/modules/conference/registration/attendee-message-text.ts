import type { MessageKind } from './attendee-message.repository.ts';

interface Told {
  title: string;
  /** Reason, field name or change; may be "". */
  detail: string;
  /** To the ticket, or "" without one. */
  link: string;
}

const because = (detail: string) => (detail === '' ? '' : `原因：${detail}。`);
const opening = (link: string) => (link === '' ? '' : `点开链接即可登录会议手机端：${link} 请勿转发。`);

const texts: Record<MessageKind, (told: Told) => string> = {
  ticketed: ({ title, link }) => `「${title}」报名成功。${opening(link)}`,
  waitlisted: ({ title }) => `「${title}」名额已满，你已进入候补名单，有名额会立即通知你。`,
  applied: ({ title }) => `「${title}」已收到你的报名申请，审核后会通知你。`,
  payable: ({ title }) => `「${title}」为你留了名额，请在 24 小时内到「我的会议」支付票款，逾期自动取消。`,
  promoted: ({ title, link }) => `「${title}」有了名额，你已报名成功。${opening(link)}`,
  rejected: ({ title, detail }) => `很抱歉，「${title}」的报名没有通过。${because(detail)}`,
  cancelled: ({ title, detail }) => `「${title}」的报名已取消。${because(detail)}`,
  conferenceCancelled: ({ title, detail }) => `「${title}」已取消。${because(detail)}`,
  conferenceMoved: ({ title, detail }) => `「${title}」的安排有变。${detail}`,
  scheduleChanged: ({ title, detail }) => `「${title}」的日程有变：${detail}`,
  reissued: ({ title, link }) => `「${title}」的参会票已换发，旧票作废。${opening(link)}`,
  resent: ({ title, link }) => `「${title}」的参会票。${opening(link)}`,
  changeApproved: ({ title, detail }) => `「${title}」：你申请修改的${detail}已通过。`,
  changeRejected: ({ title, detail }) => `「${title}」：你的修改申请没有通过。${because(detail)}`,
};

/** Returns the message as people read it; the conference title, which precedes it, is not repeated. */
export function attendeeMessageText(kind: MessageKind, told: Told): string {
  return texts[kind](told);
}
