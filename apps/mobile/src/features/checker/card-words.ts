import type { SignPoint } from '@tuyuan/contract/check-in-records.ts';
import type { BrokenRule, ScanReason } from '@tuyuan/format/check-in/decide-scan.ts';
import type { ScanCard } from './checker-types.ts';

type Kind = SignPoint['kind'];

const deeds: Record<Kind, string> = { door: '入场', session: '入场', meal: '领取', gift: '领取', shuttle: '上车' };

const broken: Record<BrokenRule, string> = {
  userType: '身份不符',
  ticketType: '票种不符',
  seat: '没有本场座位',
  credential: '此处只认动态码',
  voucher: '没有这张券',
  leave: '没有入场记录',
};

const reasons: Record<Exclude<ScanReason, 'rules'>, string> = {
  ok: '',
  provisional: '不在本机号段，需组长点放',
  ambiguous: '请按姓名查找',
  already_redeemed: '已用过',
  revoked: '票已作废',
  cancelled: '报名已取消',
  wrong_conference: '不是本场会议的票',
  not_open: '还没有开始',
  closed: '已经结束',
  stale: '截图或过期的码',
  unknown: '没有这张票',
};

export interface CardWords {
  readonly title: string;
  readonly text: string;
}

/** The verdict in a word or two, and why. */
export function cardWords(
  card: Pick<ScanCard, 'verdict' | 'reason' | 'broken' | 'isLate' | 'overruled'>,
  kind: Kind,
  direction: 'in' | 'out',
): CardWords {
  const { verdict, reason, overruled } = card;
  if (verdict === 'refused')
    return {
      title: direction === 'out' ? '不能登记离场' : `不可${deeds[kind]}`,
      text: reasonWords(reason, card.broken),
    };
  if (verdict === 'attention' && reason !== 'ok') return { title: '请留意', text: reasonWords(reason, card.broken) };
  if (verdict === 'attention')
    return { title: '请留意', text: kind === 'session' || kind === 'door' ? '迟到入座' : '已过准时' };
  const done = direction === 'out' ? '已离场' : `可以${deeds[kind]}`;
  return { title: done, text: overruled ? '组长放行' : reason === 'provisional' ? '临时放行' : '' };
}

export function reasonWords(reason: ScanReason, rule: BrokenRule | null): string {
  return reason === 'rules' ? (rule ? broken[rule] : '不符合规则') : reasons[reason];
}
