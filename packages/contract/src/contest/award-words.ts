/** `awarded`: chosen by the office, and seen by nobody else yet. */
export const awardStates = ['awarded', 'published', 'revoked'] as const;
export type AwardState = (typeof awardStates)[number];

export const awardStateWords: Readonly<Record<AwardState, string>> = {
  awarded: '待公布',
  published: '已公布',
  revoked: '已撤销',
};

/** Of one activity, at most. */
export const maxAwards = 500;
