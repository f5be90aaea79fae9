import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { wordsOf } from './segmenter.ts';
import { synonymsOf } from './synonyms.ts';

export interface QueryWord {
  text: string;
  kind: 'han' | 'latin' | 'no';
  synonyms: readonly string[];
  /** Known terms that a reading stands for, frequent ones first. */
  readAs: readonly string[];
  /** True for words outside the library's vocabulary: also search their characters side by side, or letters as initials. */
  asPhrase: boolean;
}

export interface SearchQuery {
  words: QueryWord[];
  /** Only the words as typed: no synonyms, no pinyin. */
  exact: boolean;
}

const mostWords = 12;
const particles = new Set('的了和与及在之是着一个张幅有里中上下'.split(''));
const fillers = new Set([
  '照片',
  '图片',
  '摄影',
  '摄影作品',
  '作品',
  '素材',
  '高清',
  '高清图',
  '图像',
  '相片',
  '大图',
  '图',
  '一张',
  '一幅',
  'photo',
  'photos',
  'image',
  'images',
]);
const han = /^\p{Script=Han}+$/u;
const imageNo = /^ty\d{1,16}$/;

function toQueryWord(text: string, exact: boolean): QueryWord {
  const kind = han.test(text) ? 'han' : imageNo.test(text) ? 'no' : 'latin';
  return { text, kind, synonyms: exact ? [] : synonymsOf(text), readAs: [], asPhrase: false };
}

/** Parses what a person typed; no words means that the text has nothing searchable. Never throws, whatever the text. */
export function parseSearchQuery(keyword: string, exact = false): SearchQuery {
  const found = [...new Set(wordsOf(normalizeText(keyword)).map((word) => word.text))];
  const telling = found.filter((word) => !particles.has(word) && !fillers.has(word));
  const kept = telling.length > 0 ? telling : found;
  return { words: kept.slice(0, mostWords).map((word) => toQueryWord(word, exact)), exact };
}
