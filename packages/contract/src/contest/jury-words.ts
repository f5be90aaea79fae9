export const juryKinds = ['yesNo', 'score', 'rank'] as const;
export type JuryKind = (typeof juryKinds)[number];
export const juryKindWords: Readonly<Record<JuryKind, string>> = {
  yesNo: '通过或不通过',
  score: '1 到 10 分',
  rank: '排名次',
};

export const juryStates = ['draft', 'open', 'paused', 'closed', 'published'] as const;
export type JuryState = (typeof juryStates)[number];
export const juryStateWords: Readonly<Record<JuryState, string>> = {
  draft: '未开始',
  open: '评审中',
  paused: '已暂停',
  closed: '已结束',
  published: '已公布',
};

/** Of a juror's note, in UTF-16 units. */
export const maxJuryNote = 500;
/** Works that a juror puts in order, at most. */
export const maxRanked = 60;
/** From so many of their own values on, a juror sees how they spread. */
export const habitFrom = 30;
/** Ballots that each work needs, at most. */
export const maxQuorum = 50;
