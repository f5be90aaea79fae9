import type { MatchReason } from '@tuyuan/contract/library/advance-image-search.ts';

const kindWords = {
  title: '标题',
  label: '标签',
  author: '摄影师',
  region: '地区',
  category: '分类',
  description: '描述',
  no: '编号',
  pinyin: '拼音',
} as const satisfies Record<Exclude<MatchReason['kind'], 'synonym' | 'alike' | 'meaning'>, string>;

/** Returns a short match reason: 标签 雪山, 雪山≈雪岭. Title and description are only named. */
export function reasonText({ kind, query, matched }: MatchReason): string {
  if (kind === 'alike') return matched;
  if (kind === 'meaning') return '画面意思';
  if (kind === 'synonym') return `${query}≈${matched}`;
  if (kind === 'title' || kind === 'description') return kindWords[kind];
  return `${kindWords[kind]} ${matched}`;
}
