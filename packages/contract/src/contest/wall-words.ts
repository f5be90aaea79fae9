/** Orders of a contest's wall, the usual one first. */
export const wallOrders = ['fair', 'newest', 'number', 'random', 'votes'] as const;
export type WallOrder = (typeof wallOrders)[number];

export const wallOrderWords: Readonly<Record<WallOrder, { name: string; reason: string }>> = {
  fair: { name: '公平', reason: '看得少的先出' },
  newest: { name: '最新', reason: '刚通过审核的先出' },
  number: { name: '编号', reason: '从小到大' },
  random: { name: '随机', reason: '换一批，同一次浏览不变' },
  votes: { name: '票数', reason: '多的先出' },
};

/** A work counts as shown once half of it was visible for so long. */
export const shownAfterMs = 1000;
export const shownShare = 0.5;
