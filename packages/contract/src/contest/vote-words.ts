/** What a line of the votes' log says. */
export const voteLineKinds = ['cast', 'withdraw', 'quarantine', 'remove', 'restore'] as const;
export type VoteLineKind = (typeof voteLineKinds)[number];

export const voteLineWords: Readonly<Record<VoteLineKind, string>> = {
  cast: '投出',
  withdraw: '自己撤回',
  quarantine: '待查，暂不上榜',
  remove: '剔除',
  restore: '恢复',
};
