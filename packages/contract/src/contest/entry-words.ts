/** What is looked at before a work is sent in, in the order shown. */
export const entryCheckKeys = [
  'files',
  'count',
  'bytes',
  'longEdge',
  'captured',
  'exif',
  'duplicate',
  'lookAlike',
  'title',
  'category',
  'aiUse',
] as const;
export type EntryCheckKey = (typeof entryCheckKeys)[number];

export const entryCheckWords: Readonly<Record<EntryCheckKey, string>> = {
  files: '图片',
  count: '张数',
  bytes: '文件',
  longEdge: '尺寸',
  captured: '拍摄时间',
  exif: 'EXIF',
  duplicate: '查重',
  lookAlike: '相似',
  title: '题目',
  category: '分类',
  aiUse: 'AI 声明',
};

/** `asks`: a word of the author’s is needed, then it can be sent. */
export const entryCheckResults = ['passed', 'asks', 'failed'] as const;
export type EntryCheckResult = (typeof entryCheckResults)[number];

export const entryCheckResultWords: Readonly<Record<EntryCheckResult, string>> = {
  passed: '合格',
  asks: '要说明',
  failed: '不合格',
};

/** Reasons for a request to mend a work or for refusing it, in the order of their keys on the keyboard. */
export const entryReasons = {
  theme: '题材不符',
  size: '尺寸不足',
  duplicate: '重复投稿',
  exif: '缺 EXIF',
  text: '说明不当',
  ai: '疑似 AI',
  rights: '侵权投诉',
  other: '其他',
} as const;
export type EntryReason = keyof typeof entryReasons;

export const entryReasonCodes = [
  'theme',
  'size',
  'duplicate',
  'exif',
  'text',
  'ai',
  'rights',
  'other',
] as const satisfies readonly EntryReason[];

/** `second`: another reviewer decides. */
export const entryDecisions = ['accept', 'askFix', 'reject', 'second'] as const;
export type EntryDecision = (typeof entryDecisions)[number];

/** In UTF-16 units. */
export const maxEntryTitle = 40;
export const maxEntryStory = 500;
export const maxEntryExplanation = 200;
export const maxEntryAppeal = 500;

/** A work’s number as it is shown. */
export const entryNumber = (number: number): string => String(number).padStart(4, '0');
