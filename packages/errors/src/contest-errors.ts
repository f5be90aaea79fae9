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
  'Vote.None': { status: 404, message: '没有这一票。' },
  'Vote.Closed': { status: 409, message: '现在不在投票时间内。' },
  'Vote.NoWork': { status: 404, message: '没有这件作品，或它不参加投票。' },
  'Vote.OwnWork': { status: 409, message: '不能投给自己的作品。' },
  'Vote.NoPhone': { status: 409, message: '这个活动要验证过手机号的账号才能投票，请先绑定手机号。' },
  'Vote.Inactive': { status: 409, message: '账号已停用，不能投票。' },
  'Vote.NoneToday': { status: 409, message: '今天的票用完了，明天 0 点补满。' },
  'Vote.NoneInAll': { status: 409, message: '这次活动的票用完了。' },
  'Vote.NoneInCategory': { status: 409, message: '今天给这一类的票用完了，可以投别的分类。' },
  'Vote.TooLate': { status: 409, message: '已过撤回的时间。' },
  'Wall.OrderWithheld': { status: 409, message: '这个活动不公布票数，请换一种排序。' },
} as const satisfies Record<string, CatalogueEntry>;
