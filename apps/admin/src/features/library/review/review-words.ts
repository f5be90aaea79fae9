import type { ReviewCase, ReviewQueue, ReviewWord } from '@tuyuan/contract/library/review-case.ts';
import type { SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';

export const queueTitles: Readonly<Record<ReviewQueue, string>> = { first: '初审', second: '复审', appeal: '申诉' };

export const levelTitles: Readonly<Record<SensitiveWordLevel, string>> = {
  block: '拦截',
  review: '复审',
  mask: '遮盖',
};

export const aiUseTitles = { none: '声明：没用 AI', assisted: '声明：AI 修图', generated: '声明：AI 生成' } as const;

/** What the reviewer mends of a picture's texts and place before deciding. */
export interface CaseDraft {
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
  readonly categoryId: number | null;
  readonly regionId: number | null;
}

export function draftOf(image: ReviewCase): CaseDraft {
  const { title, description, labels, category, region } = image;
  return { title, description, labels, categoryId: category?.id ?? null, regionId: region?.id ?? null };
}

/** Returns what the draft changes. */
export function editsOf(image: ReviewCase, draft: CaseDraft) {
  const before = draftOf(image);
  const isSameLabels = before.labels.join('\n') === draft.labels.join('\n');
  return {
    ...(before.title !== draft.title && { title: draft.title }),
    ...(before.description !== draft.description && { description: draft.description }),
    ...(!isSameLabels && { labels: [...draft.labels] }),
    ...(before.categoryId !== draft.categoryId && { categoryId: draft.categoryId }),
    ...(before.regionId !== draft.regionId && { regionId: draft.regionId }),
  };
}

/** Returns the sensitive words that are still in the draft as they were found. */
export function wordsLeft(words: readonly ReviewWord[], draft: CaseDraft): ReviewWord[] {
  return words.filter(({ field, found }) => [draft[field]].flat().some((text) => text.includes(found)));
}

/** Returns the draft without that word. */
export function withoutWord(draft: CaseDraft, { field, found }: ReviewWord): CaseDraft {
  if (field === 'labels') return { ...draft, labels: draft.labels.filter((label) => !label.includes(found)) };
  return { ...draft, [field]: draft[field].replaceAll(found, '').replaceAll(/ {2,}/g, ' ').trim() };
}

/** `6 小时 12 分` of minutes. */
export function spanText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} 天`;
  if (hours === 0) return `${Math.max(1, minutes)} 分钟`;
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
}
