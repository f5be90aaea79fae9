import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of activities and contests. */
export const contestErrors = {
  'Activity.NotFound': { status: 404, message: '没有这个活动，或它还没有公开。' },
  'Activity.TimesReversed': { status: 400, message: '结束时间要在开始时间之后。' },
  'Activity.ChangedMeanwhile': { status: 409, message: '别人刚刚改过这个活动，请看过再保存。' },
  'Activity.Over': { status: 409, message: '活动已经结束或取消，不能再改。' },
  'Activity.ReasonNeeded': { status: 400, message: '活动已公开，改动时间或规则要写明原因。' },
  'Activity.CategoryUsed': { status: 409, message: '已有作品的分类不能去掉。' },
  'Activity.VotesWithoutStage': { status: 400, message: '投票的规则和投票的时间要一起设置。' },
  'Activity.StateMismatch': { status: 409, message: '活动现在的状态不能这样做。' },
  'Activity.NotPublishable': { status: 409, message: '还不能发布。' },
} as const satisfies Record<string, CatalogueEntry>;
