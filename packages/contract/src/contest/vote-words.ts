/** What became of a vote: told once the board stands still. */
export const voteFates = ['cast', 'counted', 'excluded'] as const;
export type VoteFate = (typeof voteFates)[number];

export const voteFateWords: Readonly<Record<VoteFate, string>> = {
  cast: '已投出',
  counted: '已计入',
  excluded: '没有计入',
};

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
