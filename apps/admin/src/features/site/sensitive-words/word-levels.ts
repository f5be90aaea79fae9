import type { SensitiveWordLevel } from '@tuyuan/contract/site/sensitive-word.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export const levelTitles: Readonly<Record<SensitiveWordLevel, string>> = {
  block: '拦截',
  review: '先审',
  mask: '打星号',
};
export const levelTones: Readonly<Record<SensitiveWordLevel, StatusTone>> = {
  block: 'error',
  review: 'warning',
  mask: 'info',
};
/** What happens to a text with such a word in it. */
export const levelNotes: Readonly<Record<SensitiveWordLevel, string>> = {
  block: '含有这个词的内容发不出去，本人会看到提示。',
  review: '发得出去，但要有人看过才显示；关了先审的会场也一样。',
  mask: '照常显示，词的每个字换成 *。',
};
