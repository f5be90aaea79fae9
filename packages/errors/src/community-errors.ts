import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of what visitors write. */
export const communityErrors = {
  'Comment.NotFound': { status: 404, message: '这条评论已不可见。' },
  'Comment.SubjectGone': { status: 404, message: '评论的内容已不可见。' },
  'Comment.Closed': { status: 403, message: '网站暂时关闭了评论。' },
  'Comment.Banned': { status: 403, message: '你现在不能发表评论。' },
  'Comment.TooMany': { status: 429, message: '发得太快了，请稍后再发。' },
  'Comment.Decided': { status: 409, message: '别人刚刚处理过这一条。' },
  'Follow.Own': { status: 409, message: '不用关注自己。' },
  'Notification.NotFound': { status: 404, message: '没有这条通知。' },
  'Broadcast.TimePast': { status: 400, message: '发送时间已经过去。' },
  'Broadcast.NotWaiting': { status: 409, message: '这条广播已经发出或取消，不能再改。' },
  'Email.TooSoon': { status: 429, message: '验证码刚刚发送过，请稍后再试。' },
  'Email.TooManyToday': { status: 429, message: '今天发送的验证码过多，请明天再试。' },
  'Email.Unavailable': { status: 503, message: '邮件服务暂时不可用，请稍后重试。' },
  'Email.Refused': { status: 400, message: '这个邮箱收不到邮件，请检查地址。' },
  'Email.CodeWrong': { status: 400, message: '验证码不正确或已失效。' },
  'Email.NotConfirmed': { status: 409, message: '请先确认一个邮箱。' },
  'Email.HostRefused': { status: 400, message: '这个邮件服务器的地址不能使用。' },
  'Feedback.NotFound': { status: 404, message: '没有这条反馈。' },
  'Feedback.Closed': { status: 409, message: '这条反馈已关闭，有新的问题请另写一条。' },
  'Feedback.TooLong': { status: 409, message: '这条反馈的来回已经很多，请另写一条。' },
  'Feedback.TooManyWaiting': { status: 409, message: '你还有 10 条反馈等着回复，回复之后再写新的。' },
  'Feedback.NotAnswered': { status: 409, message: '还没有回复，暂时不能评价。' },
  'Feedback.ChangedMeanwhile': { status: 409, message: '刚刚有人又写了一条，请看过再回复。' },
} as const satisfies Record<string, CatalogueEntry>;
