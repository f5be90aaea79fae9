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
