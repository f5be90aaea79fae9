/** States of an activity. `draft` is seen by the office only; `preview` is announced, and no stage has begun. */
export const progressStates = [
  'draft',
  'preview',
  'submitting',
  'reviewing',
  'voting',
  'judging',
  'publicity',
  'finished',
  'cancelled',
] as const;
export type ProgressState = (typeof progressStates)[number];

export const progressWords: Readonly<Record<ProgressState, string>> = {
  draft: '草稿',
  preview: '未开始',
  submitting: '征稿中',
  reviewing: '审核中',
  voting: '投票中',
  judging: '评审中',
  publicity: '公示中',
  finished: '已结束',
  cancelled: '已取消',
};

/** Stages in their usual order; each has a beginning and an end. */
export const activityStages = ['register', 'submit', 'vote', 'judge', 'publicity'] as const;
export type ActivityStage = (typeof activityStages)[number];

export const stageWords: Readonly<Record<ActivityStage, string>> = {
  register: '报名',
  submit: '投稿',
  vote: '投票',
  judge: '评审',
  publicity: '公示',
};

/** What the server lets this person do now; `awards`: look at those that are published. */
export const activityActions = ['register', 'contribute', 'vote', 'comment', 'withdraw', 'awards'] as const;
export type ActivityAction = (typeof activityActions)[number];

export const entryKinds = ['single', 'series'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entryKindWords: Readonly<Record<EntryKind, string>> = { single: '单幅', series: '组照' };

export const entrantKinds = ['person', 'team', 'guest'] as const;
export type EntrantKind = (typeof entrantKinds)[number];
export const entrantKindWords: Readonly<Record<EntrantKind, string>> = { person: '个人', team: '团体', guest: '特邀' };

export const entrantStates = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export type EntrantState = (typeof entrantStates)[number];
export const entrantStateWords: Readonly<Record<EntrantState, string>> = {
  pending: '待审核',
  approved: '已报名',
  rejected: '未通过',
  cancelled: '已取消',
};

export const entryStates = ['draft', 'submitted', 'fixAsked', 'accepted', 'rejected', 'withdrawn'] as const;
export type EntryState = (typeof entryStates)[number];
export const entryStateWords: Readonly<Record<EntryState, string>> = {
  draft: '草稿',
  submitted: '待审核',
  fixAsked: '请修改',
  accepted: '已入围',
  rejected: '未通过',
  withdrawn: '已撤回',
};

export const aiUses = ['none', 'assisted', 'generated'] as const;
export type AiUse = (typeof aiUses)[number];
export const aiUseWords: Readonly<Record<AiUse, string>> = {
  none: '未使用 AI',
  assisted: 'AI 辅助修图',
  generated: 'AI 生成',
};

/** Pictures of a series, at most. */
export const maxSeries = 12;
/** Works of one person in one activity, at most. */
export const maxWorksPerPerson = 50;
/** Of an activity's description, in UTF-16 units of HTML. */
export const maxActivityDetail = 50_000;
