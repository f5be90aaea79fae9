import type { WallTime } from '@tuyuan/format/wall-time.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { facetKinds } from './facet-kinds.ts';
import { festivalNamed } from './festivals.ts';
import { isFunctionWord } from './function-words.ts';
import { type TaggedWord, taggedWordsOf, wordsOf } from './segmenter.ts';
import { synonymsOf } from './synonyms.ts';
import { readTimes, seasonMonths, type TimeWord } from './time-words.ts';

export interface QueryWord {
  text: string;
  kind: 'han' | 'latin' | 'no' | 'time';
  synonyms: readonly string[];
  /** Known terms that a reading stands for, frequent ones first. */
  readAs: readonly string[];
  /** True for words outside the library's vocabulary: also search their characters side by side, or letters as initials. */
  asPhrase: boolean;
  /** Facets that find it too; one that ends in `*` is the beginning of facets. */
  facets: readonly string[];
  /** Images that contain it, as last counted; 0 for words outside the vocabulary. */
  count: number;
  /** True for things, places, times and names: they say more about a picture than verbs and adjectives. */
  isThing: boolean;
  /** True for words that say nothing about a picture; only needed to join what was torn apart: 三道 and 茶. */
  isFiller: boolean;
}

export interface SearchQuery {
  words: QueryWord[];
  /** Only the words as typed: no synonyms, no pinyin, no times. */
  exact: boolean;
}

const maxWords = 12;
const han = /^\p{Script=Han}+$/u;
const imageNo = /^ty\d{1,16}$/;
const season = /^(?:初|早|仲|盛|深|晚|暮|金|寒|隆|严)?([春夏秋冬])(?:天|季|日|景|色)?$/u;
const thing = /^(n|t|s|x|eng|i|l|b)/;

export function plainWord(text: string, part: Partial<QueryWord> = {}): QueryWord {
  const kind = han.test(text) ? 'han' : imageNo.test(text) ? 'no' : 'latin';
  return {
    text,
    kind,
    synonyms: [],
    readAs: [],
    asPhrase: false,
    facets: [],
    count: 0,
    isThing: true,
    isFiller: false,
    ...part,
  };
}

/** True for a word outside the library's vocabulary. */
export function isUnknown({ kind, count }: QueryWord): boolean {
  return count === 0 && (kind === 'han' || kind === 'latin');
}

function timeWord({ text, facets, written }: TimeWord): QueryWord {
  return plainWord(text, { kind: 'time', facets, synonyms: written });
}

function facetsOf(text: string): string[] {
  const festival = festivalNamed(text);
  if (festival !== undefined) return [`${facetKinds.festival}${festival}`];
  return seasonMonths[season.exec(text)?.[1] ?? ''] ?? [];
}

/** A season or festival finds its labels and, beside other words, what was taken then: 秋天 alone is not all of three months. */
function queryWord({ text, tag }: TaggedWord, isAlone: boolean): QueryWord {
  const [, ofYear] = season.exec(text) ?? [];
  const usual = ofYear === undefined ? [] : [`${ofYear}天`, ...synonymsOf(`${ofYear}天`)];
  const synonyms = [...new Set([...synonymsOf(text), ...usual])].filter((word) => word !== text);
  return plainWord(text, { synonyms, facets: isAlone ? [] : facetsOf(text), isThing: thing.test(tag) });
}

function unique<Item extends { text: string }>(words: readonly Item[]): Item[] {
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/**
 * Parses what a person typed at wall time `now`; no words means that the text has nothing searchable. Never throws,
 * whatever the text.
 */
export function parseSearchQuery(keyword: string, now: WallTime): SearchQuery {
  const { rest, times } = readTimes(normalizeText(keyword), now);
  const found = unique(taggedWordsOf(rest));
  const telling = found.filter(({ text, tag }) => !isFunctionWord(text, tag)).slice(0, maxWords);
  // 照片 alone asks for its word, but particles alone ask for nothing.
  if (telling.length === 0 && times.length === 0)
    return {
      words: found
        .filter(({ text }) => text.length > 1)
        .slice(0, maxWords)
        .map((word) => queryWord(word, true)),
      exact: false,
    };
  const isAlone = telling.length + times.length < 2;
  const words = found
    .slice(0, 2 * maxWords)
    .map((word) => (telling.includes(word) ? queryWord(word, isAlone) : plainWord(word.text, { isFiller: true })));
  return { words: [...times.map(timeWord), ...words], exact: false };
}

/** Parses words that are meant exactly as typed. */
export function parseExactQuery(keyword: string): SearchQuery {
  const words = unique(wordsOf(normalizeText(keyword)));
  return { words: words.slice(0, maxWords).map(({ text }) => plainWord(text)), exact: true };
}
