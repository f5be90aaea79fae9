import type { CatalogueEntry } from './catalogue-entry.ts';

/** Errors of what visitors write. */
export const communityErrors = {
  'Feedback.NotFound': { status: 404, message: '没有这条反馈。' },
  'Feedback.Closed': { status: 409, message: '这条反馈已关闭，有新的问题请另写一条。' },
  'Feedback.TooLong': { status: 409, message: '这条反馈的来回已经很多，请另写一条。' },
  'Feedback.TooManyWaiting': { status: 409, message: '你还有 10 条反馈等着回复，回复之后再写新的。' },
  'Feedback.NotAnswered': { status: 409, message: '还没有回复，暂时不能评价。' },
  'Feedback.ChangedMeanwhile': { status: 409, message: '刚刚有人又写了一条，请看过再回复。' },
} as const satisfies Record<string, CatalogueEntry>;
