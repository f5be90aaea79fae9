import type { BrokenRule, ScanMethod, ScanReason } from './decide-scan.ts';

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

/** Returns the reason for a refusal; "" when there was none. */
export function reasonWords(reason: ScanReason, rule: BrokenRule | null): string {
  return reason === 'rules' ? (rule ? broken[rule] : '不符合规则') : reasons[reason];
}

/** Returns the name of an attempt's result, for a record. */
export function scanReasonName(reason: ScanReason): string {
  if (reason === 'ok') return '通过';
  return reason === 'provisional' ? '临时放行' : reasonWords(reason, null);
}

const methods: Record<ScanMethod | 'poster', string> = {
  pass: '动态码',
  qr: '票面码',
  code: '票号',
  hand: '人工',
  poster: '扫海报',
};

export function scanMethodName(method: ScanMethod | 'poster'): string {
  return methods[method];
}

const kinds = { door: '入场', meal: '餐券', shuttle: '班车', gift: '礼券', session: '场次' } as const;

export function signPointKindName(kind: keyof typeof kinds): string {
  return kinds[kind];
}
