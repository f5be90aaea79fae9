/** `provisional`: the vote is over and objections can be made. */
export const boardStates = ['early', 'live', 'frozen', 'provisional', 'final'] as const;
export type BoardState = (typeof boardStates)[number];

/** What votes that look arranged have in common; `office`: removed by hand. */
export const riskKinds = ['device', 'address', 'night', 'link', 'office'] as const;
export type RiskKind = (typeof riskKinds)[number];

export const riskWords: Readonly<Record<RiskKind, string>> = {
  device: '同一设备多个账号',
  address: '同一地址成批新号',
  night: '凌晨集中投票',
  link: '一条链接短时涌入',
  office: '主办方核实剔除',
};

/** Of a group of votes that look arranged: off the board until the office looks at it, or as the office decided. */
export const riskGroupStates = ['quarantined', 'removed', 'restored'] as const;
export type RiskGroupState = (typeof riskGroupStates)[number];

export const riskGroupWords: Readonly<Record<RiskGroupState, string>> = {
  quarantined: '隔离中',
  removed: '已剔除',
  restored: '已恢复',
};

/** The board is so late. */
export const boardDelaySeconds = 60;

/** Per cent that jury and crowd count: all of it where there is only one of them. */
export function scoreShares({ hasVote, hasJury, juryShare }: ScoreParts): { jury: number; crowd: number } {
  const jury = hasVote ? (hasJury ? juryShare : 0) : 100;
  return { jury, crowd: 100 - jury };
}

interface ScoreParts {
  readonly hasVote: boolean;
  readonly hasJury: boolean;
  /** As the rules say. */
  readonly juryShare: number;
}

/** How places come about, as everybody reads it. */
export function scoreWords({ jury, crowd }: { jury: number; crowd: number }): string {
  if (jury === 0) return '名次按有效票，同票同名次。';
  if (crowd === 0) return '名次按评审分，同分先提交的在前。';
  return `综合分 = 评审分 × ${jury}% + 大众分 × ${crowd}%。大众分 = 有效票 ÷ 最高票 × 100；评审分 0 到 100，已扣除各位评委的松紧。同分先看评审分，再看先提交的。`;
}
