import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of what visitors write. */
export const communityErrors = {
  'Comment.NotFound': { status: 404, message: '这条评论已不可见。' },
  'Comment.SubjectGone': { status: 404, message: '评论的内容已不可见。' },
  'Comment.Closed': { status: 403, message: '网站暂时关闭了评论。' },
  'Comment.Banned': { status: 403, message: '你现在不能发表评论。' },
  'Comment.TooMany': { status: 429, message: '发得太快了，请稍后再发。' },
  'Comment.Decided': { status: 409, message: '别人刚刚处理过这一条。' },
  'Collection.NotFound': { status: 404, message: '没有这个收藏夹。' },
  'Collection.NameTaken': { status: 409, message: '你已有同名的收藏夹。' },
  'Collection.TooMany': { status: 409, message: '最多 100 个收藏夹，请先删掉不用的。' },
  'Collection.LinkOver': { status: 410, message: '这个链接已失效。' },
  'SavedSearch.NotFound': { status: 404, message: '没有这个保存的搜索。' },
  'SavedSearch.Empty': { status: 400, message: '先填上搜索词或筛选条件，再保存。' },
  'SavedSearch.NameTaken': { status: 409, message: '你已有同名的搜索。' },
  'SavedSearch.Saved': { status: 409, message: '这个搜索已经保存过了。' },
  'SavedSearch.TooMany': { status: 409, message: '最多保存 50 个搜索，请先删掉不用的。' },
  'Follow.Own': { status: 409, message: '不用关注自己。' },
  'Notification.NotFound': { status: 404, message: '没有这条通知。' },
  'Feedback.NotFound': { status: 404, message: '没有这条反馈。' },
  'Feedback.Closed': { status: 409, message: '这条反馈已关闭，有新的问题请另写一条。' },
  'Feedback.TooLong': { status: 409, message: '这条反馈的来回已经很多，请另写一条。' },
  'Feedback.TooManyWaiting': { status: 409, message: '你还有 10 条反馈等着回复，回复之后再写新的。' },
  'Feedback.NotAnswered': { status: 409, message: '还没有回复，暂时不能评价。' },
  'Feedback.ChangedMeanwhile': { status: 409, message: '刚刚有人又写了一条，请看过再回复。' },
} as const satisfies Record<string, CatalogueEntry>;
