/** What an objection is about. */
export const objectionKinds = ['votes', 'author', 'rules', 'jury', 'other'] as const;
export type ObjectionKind = (typeof objectionKinds)[number];

export const objectionKindWords: Readonly<Record<ObjectionKind, string>> = {
  votes: '得票不正常',
  author: '作者不是本人，或抄袭',
  rules: '不符合参赛要求',
  jury: '评审有问题',
  other: '其他',
};

/** `dropped`: who made it is gone. */
export const objectionStates = ['open', 'upheld', 'rejected', 'dropped'] as const;
export type ObjectionState = (typeof objectionStates)[number];

export const objectionStateWords: Readonly<Record<ObjectionState, string>> = {
  open: '待答复',
  upheld: '成立',
  rejected: '不成立',
  dropped: '已作废',
};

/** Of one person in one activity, answered ones too. */
export const maxObjections = 5;
/** In UTF-16 units. */
export const maxObjectionText = 1000;
export const maxObjectionAnswer = 500;
